import { useEffect, useState } from "preact/hooks";

/**
 * The banner in a frame that can run scripts but has no origin; nothing where the service draws no preview.
 * @param isFolded true shows it on demand
 */
export function PreviewFrame({ address, isFolded = false }: { address: string; isFolded?: boolean }) {
  // Null until it is known. Its place is kept meanwhile, so that nothing moves under the pointer.
  const [isThere, setThere] = useState<boolean | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    fetch(address, { method: "HEAD", signal: stop.signal })
      // A page that a sandbox does not keep away from the session is not a preview.
      .then(({ ok, headers }) => setThere(ok && /\bsandbox\b/.test(headers.get("content-security-policy") ?? "")))
      .catch(() => stop.signal.aborted || setThere(false));
    return () => stop.abort();
  }, [address]);
  if (isThere === false) return null;
  const frame = isThere ? (
    <iframe class="preview" title="Preview of the banner" sandbox="allow-scripts" loading="lazy" src={address} />
  ) : (
    <div class="preview" aria-busy="true" />
  );
  if (!isFolded) return frame;
  return (
    <details>
      <summary>Preview of the banner</summary>
      {frame}
    </details>
  );
}
