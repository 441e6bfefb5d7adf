/** Lightness that white text needs on any hue; the same cap as --brand-ink in tokens.css. */
const maxLightness = 0.48;

type Triple = readonly [number, number, number];

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const toGamma = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

/**
 * The brand colour "#rrggbb" as it may stand under white text: in oklch its lightness is capped and chroma and hue stay, as tokens.css does for
 * --brand-ink. antd derives its shades in script and takes no CSS function. Anything that is no such colour answers the default brand.
 */
export function brandHex(webColor: string): string {
  const digits = /^#([0-9a-f]{6})$/i.exec(webColor.trim())?.[1] ?? '29166f';
  const channel = (at: number) => toLinear(Number.parseInt(digits.slice(at, at + 2), 16) / 255);
  const [lightness, a, b] = toOklab([channel(0), channel(2), channel(4)]);
  if (lightness <= maxLightness) return `#${digits.toLowerCase()}`;
  const hex = fromOklab([maxLightness, a, b]).map((value) => {
    const byte = Math.round(toGamma(Math.min(1, Math.max(0, value))) * 255);
    return byte.toString(16).padStart(2, '0');
  });
  return `#${hex.join('')}`;
}

/** The published oklab matrices (Björn Ottosson). */
function toOklab([r, g, b]: Triple): Triple {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([lightness, a, b]: Triple): Triple {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}
