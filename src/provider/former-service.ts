/** The service under its former name. Import `@consentform/service` instead: the next release removes this one. */
export * from "@consentform/service";
