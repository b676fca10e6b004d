/** Resolved by the build to the encoders of the header and of one section of `@iabgpp/cmpapi` (tools/banner). */
declare module "gpp-section" {
  /** A section of a GPP string. */
  interface GppSectionEncoder {
    hasField(name: string): boolean;
    getFieldValue(name: string): unknown;
    setFieldValue(name: string, value: unknown): void;
    encode(): string;
    toObj(): Record<string, unknown>;
  }
  export const HeaderV1: new () => GppSectionEncoder;
  export const Section: { new (): GppSectionEncoder; readonly ID: number; readonly NAME: string };
}
