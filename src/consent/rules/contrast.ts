import { colord } from "colord";

/**
 * Contrast ratio of two colors (`#rrggbb`), 1 to 21, after WCAG 2.2. Not rounded: colord's own ratio has two decimals,
 * which lets 4.495 pass for 4.5.
 */
export function contrastRatio(first: string, second: string): number {
  const [one, other] = [relativeLuminance(first), relativeLuminance(second)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Saturation of a color (`#rrggbb`) in HSL, in percent: 0 is a gray. */
export function saturation(color: string): number {
  return colord(color).toHsl().s;
}

/** A ratio as a message shows it, two decimals, rounded down so that a failing one never reads as the limit. */
export function formatRatio(ratio: number): string {
  return `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`;
}

/** Relative luminance, 0 (black) to 1 (white), WCAG 2.2. */
function relativeLuminance(color: string): number {
  // The schema allows no other form. Each evaluation asks for hundreds of ratios, and colord tries every form there is.
  const rgb = Number.parseInt(color.slice(1), 16);
  return 0.2126 * linear(rgb >> 16) + 0.7152 * linear((rgb >> 8) & 255) + 0.0722 * linear(rgb & 255);
}

/** Each channel of sRGB as linear light: a power takes longer than all else in a ratio. */
const linearByChannel = Float64Array.from({ length: 256 }, (_, channel) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

function linear(channel: number): number {
  return linearByChannel[channel] ?? Number.NaN;
}
