/** Name of a kind's page, example folder and source file: `ScanGate` is `scan-gate`. */
export function pageName(kind: string): string {
  return kind.replace(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase();
}
