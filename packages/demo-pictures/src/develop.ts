import sharp from 'sharp';

export type Shot = { goods: string; shadow: string };
export type Area = readonly [width: number, height: number];

const SHADOW_COLOR = '#1a2233';
const masks = new Map<string, Promise<Buffer>>();

const fromAddress = (address: string) => Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');

/** White in the middle, fading towards the border, so that a long shadow never ends in a hard line. */
function fadingMask([width, height]: Area, border: number) {
  const edge = Math.round(width * border);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><filter id="b"><feGaussianBlur stdDeviation="${edge * 0.42}"/></filter>` +
    `<rect x="${edge}" y="${edge}" width="${width - 2 * edge}" height="${height - 2 * edge}" filter="url(#b)"/></svg>`;
  const key = `${width} ${height} ${border}`;
  const mask = masks.get(key) ?? sharp(Buffer.from(svg)).png().toBuffer();
  masks.set(key, mask);
  return mask;
}

/** Lays the goods over their blurred shadow and writes the lossless picture. `border` is the part of the width that fades. */
export async function develop(shot: Shot, area: Area, border: number, file: string) {
  const [width, height] = area;
  const alpha = await sharp(fromAddress(shot.shadow))
    .extractChannel('alpha')
    .resize(width, height)
    .blur(width / 100)
    // The faint far end of the shadow would end in a visible border and cost bytes.
    .linear(1.14, -9)
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  const shadow = await sharp({ create: { width, height, channels: 3, background: SHADOW_COLOR } })
    .joinChannel(alpha, { raw: { width, height, channels: 1 } })
    .raw()
    .toBuffer();
  await sharp(shadow, { raw: { width, height, channels: 4 } })
    .composite([{ input: fromAddress(shot.goods) }, { input: await fadingMask(area, border), blend: 'dest-in' }])
    .png({ compressionLevel: 1 })
    .toFile(file);
}
