import { toolAnswer } from "./tool-answer";

let folder: string | undefined;

/**
 * A folder in which programs find `consentform` as a user does who installed it; made once a build and shared.
 *
 * @returns absolute path; programs go into `<path>/programs/<name>`
 * @throws Error when `dist` was never built
 */
export function installedPackage(): string {
  folder ??= toolAnswer("installed-package");
  return folder;
}
