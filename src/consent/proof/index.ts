/** The proofs of consent records: hashes, signatures, and the checks of exports and evidence. */

export { type ConsentAnswer, type ConsentWatch, noAnswer, watchConsents } from "./browser-consents";
export { checkEvidence, type EvidenceVerdict } from "./check-evidence";
export { checkLines, type LinesVerdict } from "./check-lines";
export { checkSignature } from "./check-signature";
export { compareExports } from "./compare-exports";
export { isEvidenceName } from "./evidence-manifest";
export { createFaults, type Fault, type Faults, type Verdict } from "./fault";
export { fileLines } from "./file-lines";
export { keyThumbprint } from "./key-thumbprint";
export { readText, unreadable } from "./read-text";
export { recordHash } from "./record-hash";
export { readSignedHeaders, type SignedHeaders } from "./signed-headers";
