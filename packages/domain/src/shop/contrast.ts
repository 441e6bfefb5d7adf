/** What WCAG 2.2 AA asks of text of ordinary size. */
export const leastContrast = 4.5;

/** What the theme colour stands on. */
export const paper = '#ffffff';
/** Where the colours of a banner's words begin. */
export const firstBannerColours = { textColor: '#1f1b3a', backColor: '#f6ead2' } as const;

const hexColour = /^#[0-9a-f]{6}$/i;
export const isHexColour = (text: string): boolean => hexColour.test(text);

type Channels = readonly [number, number, number];

const channelsOf = (hex: string): Channels => {
  const at = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16);
  return [at(1), at(3), at(5)];
};
const hexOf = (channels: readonly number[]): string =>
  `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** Relative luminance, 0 to 1. */
function luminance(hex: string): number {
  const [red, green, blue] = channelsOf(hex).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as unknown as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How far two colours "#rrggbb" stand apart, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** "2.6:1", never rounded up to what it does not reach. */
export const contrastText = (ratio: number): string => `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`;

/** The colour nearest to this one that can be read on the background: darker or lighter, in the same hue. */
export function readableOn(background: string, colour: string): string {
  const end = contrastOf('#000000', background) >= contrastOf('#ffffff', background) ? 0 : 255;
  const from = channelsOf(colour);
  for (let percent = 0; percent < 100; percent += 1) {
    const mixed = hexOf(from.map((value) => value + ((end - value) * percent) / 100));
    if (contrastOf(mixed, background) >= leastContrast) return mixed;
  }
  return end === 0 ? '#000000' : '#ffffff';
}
