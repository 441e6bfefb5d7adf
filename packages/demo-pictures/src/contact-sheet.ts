// Contact sheets to judge the pictures by: `npx tsx packages/demo-pictures/src/contact-sheet.ts [folder]` writes one PNG per top category.
import { existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { readGoods } from './csv.ts';
import { CARD, THUMB } from './encode.ts';

const PICTURES = fileURLToPath(new URL('../pictures/', import.meta.url));
const TO = process.argv[2] ?? `${tmpdir()}/contact-sheets`;
const [CELL, CAPTION, COLUMNS] = [260, 34, 6];

async function cell(name: string) {
  const file = [CARD, THUMB].map(({ suffix }) => `${PICTURES}${name}${suffix}.webp`).find((one) => existsSync(one));
  const caption = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL}" height="${CAPTION}"><text x="${CELL / 2}" y="22" text-anchor="middle" font-size="15" font-family="sans-serif">${name}</text></svg>`,
  );
  const goods = file ? await sharp(file).resize(CELL, CELL).toBuffer() : undefined;
  return sharp({
    create: { width: CELL, height: CELL + CAPTION, channels: 3, background: goods ? '#f6f7f9' : '#f3b4b4' },
  })
    .composite([...(goods ? [{ input: goods, left: 0, top: 0 }] : []), { input: caption, left: 0, top: CELL }])
    .png()
    .toBuffer();
}

async function sheet(title: string, names: string[]) {
  const cells = await Promise.all(names.map(cell));
  const rows = Math.ceil(cells.length / COLUMNS);
  await sharp({
    create: { width: COLUMNS * (CELL + 8), height: rows * (CELL + CAPTION + 8), channels: 3, background: '#ffffff' },
  })
    .composite(
      cells.map((input, i) => ({
        input,
        left: (i % COLUMNS) * (CELL + 8),
        top: Math.floor(i / COLUMNS) * (CELL + CAPTION + 8),
      })),
    )
    .png()
    .toFile(`${TO}/${title}.png`);
  console.log(`${TO}/${title}.png ${cells.length}`);
}

mkdirSync(TO, { recursive: true });
for (const shop of ['business', 'retail']) {
  const byTop = new Map<string, Set<string>>();
  for (const row of readGoods(shop)) {
    const top = (row.categoryPath ?? '').split('/')[0] ?? '';
    const names = byTop.get(top) ?? new Set<string>();
    byTop.set(top, names);
    for (const url of [row.imgUrl ?? '', ...(row.images ?? '').split('|').filter(Boolean)])
      names.add(url.slice('/pictures/'.length, -'.webp'.length));
  }
  for (const [top, names] of byTop) await sheet(`${shop}-${top}`, [...names].sort());
}
