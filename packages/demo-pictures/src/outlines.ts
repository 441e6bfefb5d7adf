// The goods in lines, from the models, kept in the cache: `npx tsx packages/demo-pictures/src/outlines.ts [part of a name …]`.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { openGallery } from './gallery.ts';
import { pictureRoles } from './roles.ts';
import { outlineFile } from './drawings/outline-file.ts';

const only = process.argv.slice(2);
const wanted = [...pictureRoles().main].filter((name) =>
  only.length ? only.some((word) => name.includes(word)) : !existsSync(outlineFile(name)),
);
mkdirSync(new URL('./', outlineFile('x')), { recursive: true });
const { page, browser } = await openGallery();
for (const [at, name] of wanted.entries()) {
  const drawn = await page.evaluate((one) => window.gallery.outline(one), name);
  writeFileSync(outlineFile(name), JSON.stringify(drawn));
  if (at % 20 === 0) console.log(`${at + 1}/${wanted.length} ${name}`);
}
await browser.close();
