import { discardEdit, useUnsaved } from "../unsaved-text";

/** Lists documents with unsaved text, on every page except those that show the text. */
export function UnsavedText({ path }: { path: string }) {
  const elsewhere = useUnsaved().filter(({ base }) => path !== addressOf(base.site_id));
  if (elsewhere.length === 0) return null;
  return (
    <div class="managed" role="status">
      {elsewhere.map(({ base: { site_id }, siteName }) => (
        <p key={site_id}>
          Your text for the banner of <bdi>{siteName}</bdi> is not saved. It is stored in this browser only.{" "}
          <a href={addressOf(site_id)}>Continue editing</a>{" "}
          <button type="button" class="small" onClick={() => discardEdit(site_id)}>
            Discard it
          </button>
        </p>
      ))}
    </div>
  );
}

/** States, beside an action on a version, that unsaved text of the site is not part of it. */
export function UnsavedBeside({ siteId, action }: { siteId: string; action: string }) {
  const isUnsaved = useUnsaved().some(({ base }) => base.site_id === siteId);
  if (!isUnsaved) return null;
  return (
    <p class="managed">
      Your text for this banner is not saved, so it is in no version. {action} does not include or discard it.{" "}
      <a href={addressOf(siteId)}>Save and publish it first</a>
    </p>
  );
}

const addressOf = (siteId: string) => `/sites/${siteId}/banner`;
