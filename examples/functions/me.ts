import * as consentform from "consentform";

const me = consentform.getMeOutput();

export const workspaceId = me.workspace.id;
export const scopes = me.token.scopes;
