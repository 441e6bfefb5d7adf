// Renders the goods pictures: `npx tsx tools/pictures/render.ts [part of a name …] [--force]`.
// Only pictures whose model file, parameters or camera changed are made again; after a change in page/ use --force.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Metafile } from 'esbuild';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { readGoods } from './csv.ts';
import { CARD, DETAIL, encodeGoods, encodeScene, ZOOM } from './encode.ts';

type Kind = 'goods' | 'side' | 'banner' | 'promo' | 'login';
/** A 'side' is the second angle of the picture `base`. */
type Job = { name: string; base: string; kind: Kind; model: string; key: string };

const SIZES = {
  goods: [ZOOM.px, ZOOM.px],
  side: [DETAIL.px, DETAIL.px],
  banner: [1220, 720],
  promo: [432, 420],
  login: [1000, 860],
} as const;
const SHADOW_COLOR = '#1a2233';
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const OUT = `${ROOT}apps/server/seed/pictures/`;
const MANIFEST = `${ROOT}.cache/pictures.json`;
const NEGATIVES = `${ROOT}.cache/pictures/`;
const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';

async function bundle() {
  const result = await build({
    entryPoints: [`${ROOT}tools/pictures/page/main.ts`],
    absWorkingDir: ROOT,
    bundle: true,
    write: false,
    format: 'iife',
    target: 'chrome120',
    keepNames: true,
    metafile: true,
  });
  return { script: result.outputFiles[0]?.text ?? '', inputs: result.metafile.inputs };
}

/** The file and all own files it is made of. */
function sourcesOf(file: string, inputs: Metafile['inputs'], seen = new Set<string>()) {
  if (seen.has(file) || file.includes('node_modules') || file.startsWith('<')) return seen;
  seen.add(file);
  for (const { path } of inputs[file]?.imports ?? []) sourcesOf(path, inputs, seen);
  return seen;
}

/** Model name → hash of the files it is made of. A model is an exported function of a file in models/. */
function hashModels(inputs: Metafile['inputs']) {
  const hashes = new Map<string, string>();
  for (const file of Object.keys(inputs).filter((path) => path.includes('/pictures/models/'))) {
    const hash = createHash('sha256');
    for (const source of [...sourcesOf(file, inputs), 'tools/pictures/page/stage.ts'].sort())
      hash.update(readFileSync(ROOT + source, 'utf8').replaceAll(/[\s,]+/g, ''));
    const digest = hash.digest('hex');
    for (const [, name] of readFileSync(ROOT + file, 'utf8').matchAll(/^export function (\w+)/gm))
      if (name) {
        if (hashes.has(name)) throw new Error(`two models of one name: ${name}`);
        hashes.set(name, digest);
      }
  }
  return hashes;
}

/** Pictures named `…-2` in the goods tables are the same goods seen from another side. */
function secondAngles() {
  const rows = ['business', 'retail'].flatMap(readGoods);
  return new Set(
    rows
      .flatMap((row) => (row.images ?? '').split('|'))
      .filter((url) => url.endsWith('-2.webp'))
      .map((url) => url.slice('/pictures/'.length, -'.webp'.length)),
  );
}

async function openPage(script: string, context: Awaited<ReturnType<typeof chromium.launch>>): Promise<Page> {
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(error.message));
  await page.setContent('<meta charset="utf-8"><b style="font-family:\'Noto Sans CJK SC\'">字</b>');
  await page.addScriptTag({ content: script });
  return page;
}

const fromAddress = (address: string) => Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');

const isGoods = (kind: Kind) => kind === 'goods' || kind === 'side';

const masks = new Map<string, Promise<Buffer>>();

/** White in the middle, fading towards the border, so that a long shadow never ends in a hard line. */
function fadingMask(kind: Kind) {
  const [width, height] = SIZES[kind];
  const edge = Math.round(width * (isGoods(kind) ? 0.045 : 0.03));
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><filter id="b"><feGaussianBlur stdDeviation="${edge * 0.42}"/></filter>` +
    `<rect x="${edge}" y="${edge}" width="${width - 2 * edge}" height="${height - 2 * edge}" filter="url(#b)"/></svg>`;
  const mask = masks.get(kind) ?? sharp(Buffer.from(svg)).png().toBuffer();
  masks.set(kind, mask);
  return mask;
}

/** Lays the goods over their blurred shadow and writes the files. */
async function develop(shot: { goods: string; shadow: string }, job: Job) {
  const [width, height] = SIZES[job.kind];
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
    .composite([{ input: fromAddress(shot.goods) }, { input: await fadingMask(job.kind), blend: 'dest-in' }])
    .png({ compressionLevel: 1 })
    .toFile(`${NEGATIVES}${job.name}.png`);
  await encode(job);
}

/** The lossless picture stays in the cache, so that other WebP settings need no new rendering (`--encode`). */
const encode = ({ name, kind }: Job) =>
  isGoods(kind)
    ? encodeGoods(`${NEGATIVES}${name}.png`, OUT + name, kind === 'goods' ? [CARD, DETAIL, ZOOM] : [CARD, DETAIL])
    : encodeScene(`${NEGATIVES}${name}.png`, OUT + name);

const { script, inputs } = await bundle();
const browser = await chromium.launch({
  executablePath: CHROMIUM,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--use-gl=angle',
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
    '--ignore-gpu-blocklist',
  ],
});
const page = await openPage(script, browser);
const listed = await page.evaluate(() => window.gallery.list());
const twice = listed.map(({ name }) => name).filter((name, at, names) => names.indexOf(name) !== at);
if (twice.length) throw new Error(`two pictures of one name: ${twice.join(', ')}`);
const models = hashModels(inputs);
const wanted = secondAngles();
const jobs: Job[] = listed.flatMap(({ name, kind, model, key }) => {
  const whole = `${models.get(model) ?? 'unknown'} ${key}`;
  const job: Job = { name, base: name, kind, model, key: whole };
  return wanted.has(`${name}-2`) ? [job, { ...job, name: `${name}-2`, kind: 'side' }] : [job];
});

const only = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const isForced = process.argv.includes('--force');
mkdirSync(OUT, { recursive: true });
mkdirSync(NEGATIVES, { recursive: true });
const done: Record<string, string> = existsSync(MANIFEST) ? JSON.parse(readFileSync(MANIFEST, 'utf8')) : {};
const queue = jobs.filter(
  (job) =>
    (!only.length || only.some((word) => job.name.includes(word))) &&
    (isForced || done[job.name] !== job.key || !existsSync(`${OUT}${job.name}.webp`)),
);
// Every goods picture first, their second sides after: a run that is broken off leaves a shop without gaps.
queue.sort((a, b) => Number(a.kind === 'side') - Number(b.kind === 'side'));
if (process.argv.includes('--encode')) {
  const waiting = new Set(queue);
  for (const job of jobs) if (!waiting.has(job) && existsSync(`${NEGATIVES}${job.name}.png`)) await encode(job);
}
console.log(`${jobs.length} pictures, ${queue.length} to render`);

async function finish(shot: { goods: string; shadow: string }, job: Job) {
  await develop(shot, job);
  done[job.name] = job.key;
  writeFileSync(MANIFEST, JSON.stringify(done, null, 1));
}

// The next picture is rendered while the last one is written.
let developing: Promise<void> = Promise.resolve();
for (const [index, job] of queue.entries()) {
  const [width, height] = SIZES[job.kind];
  const { base, kind, name } = job;
  const started = performance.now();
  const shot = await page
    .evaluate((order) => window.gallery.shoot(order), { name: base, isSecondAngle: kind === 'side', width, height })
    .catch((error: Error) => console.error(`${name}: ${error.message.slice(0, 400)}`));
  if (page.isClosed()) break;
  if (!shot) continue;
  console.log(`${index + 1}/${queue.length} ${name} ${((performance.now() - started) / 1000).toFixed(1)} s`);
  await developing;
  developing = finish(shot, job);
}
await developing;
await browser.close();
