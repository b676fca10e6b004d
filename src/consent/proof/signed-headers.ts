/** The three headers of a download that describe its file (contract 5.3). */
export interface SignedHeaders {
  /** Null if only a signature was given. */
  readonly sha256: string | null;
  /** 64 bytes in padded base64. */
  readonly signature: string;
  /** Null if only a signature was given: the manifest names the key, too. */
  readonly kid: string | null;
}

/**
 * Reads the headers of a download as `curl --dump-header` writes them; of several answers (redirects) the last one
 * counts.
 * @returns null if there is no signature
 */
export function readSignedHeaders(text: string): SignedHeaders | null {
  const values = new Map<string, string>();
  for (const line of text.split(/\r?\n/)) {
    if (/^HTTP\//i.test(line)) values.clear();
    const [, name, value] = /^([\w-]+):\s*(.*?)\s*$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) values.set(name.toLowerCase(), value);
  }
  const signature = values.get("x-signature-ed25519");
  if (signature === undefined) return null;
  return {
    sha256: values.get("x-content-sha256") ?? null,
    signature,
    kid: values.get("x-signing-kid") ?? null,
  };
}
