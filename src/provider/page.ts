/** The types of `window.consentform`, which a page may call. */
export type { ConfirmedRecord, ConsentFormPage, ConsentReport, FrameworkStrings } from "@consentform/consent/banner";
