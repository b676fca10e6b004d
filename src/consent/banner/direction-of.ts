/** `rtl` for languages and scripts that run from right to left. */
export function directionOf(tag: string): "ltr" | "rtl" {
  return /^(ar|arc|ckb|dv|fa|he|ks|nqo|ps|sd|syr|ug|ur|yi)\b(?!-(latn|cyrl|deva))|-(arab|hebr|syrc|thaa|nkoo)\b/i.test(
    tag,
  )
    ? "rtl"
    : "ltr";
}
