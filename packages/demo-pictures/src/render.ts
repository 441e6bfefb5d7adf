// Renders the goods pictures: `npx tsx packages/demo-pictures/src/render.ts [part of a name …] [--force] [--encode] [--first] [--missing]`.
// Only pictures whose model files, parameters or camera changed are made again.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Metafile } from 'esbuild';
import sharp from 'sharp';
import { type Area, develop, type Shot } from './develop.ts';
import { ANGLE, CARD, DETAIL, encodeGoods, encodeScene, type PictureSize, THUMB, ZOOM } from './encode.ts';
import { openGallery, ROOT } from './gallery.ts';
import { pictureRoles, sideName } from './roles.ts';

type Job = {
  name: string;
  /** The picture a second angle belongs to; else its own name. */
  base: string;
  /** Empty for scenes, which have one size of their own. */
  sizes: PictureSize[];
  area: Area;
  /** Changes whenever the picture would. */
  key: string;
};

const SCENES = { banner: [1220, 720], promo: [432, 420], login: [1000, 860] } as const;
const OUT = `${ROOT}packages/demo-pictures/pictures/`;
const MANIFEST = `${ROOT}.cache/pictures.json`;
const NEGATIVES = `${ROOT}.cache/pictures/`;

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
  for (const file of Object.keys(inputs).filter((path) => path.includes('/demo-pictures/src/models/'))) {
    const hash = createHash('sha256');
    for (const source of [...sourcesOf(file, inputs), 'packages/demo-pictures/src/page/stage.ts'].sort())
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

type Listed = ReturnType<Window['gallery']['list']>[number];

function jobsOf(listed: Listed[], models: Map<string, string>): Job[] {
  const { main, side, known } = pictureRoles();
  return listed.flatMap(({ name, kind, model, key: parameters }) => {
    const key = `${models.get(model) ?? 'unknown'} ${parameters}`;
    if (kind !== 'goods') return [{ name, base: name, sizes: [], area: SCENES[kind], key }];
    // A picture that no goods table mentions yet may become the main one of a product.
    const px = main.has(name) || !known.has(name) ? ZOOM.px : DETAIL.px;
    const first: Job = {
      name,
      base: name,
      sizes: main.has(name) ? [ZOOM, DETAIL, CARD] : [DETAIL, CARD],
      area: [px, px],
      key,
    };
    const angle = main.has(name) ? ANGLE : DETAIL;
    const second: Job = { ...first, name: sideName(name), sizes: [angle, THUMB], area: [angle.px, angle.px] };
    return side.has(second.name) ? [first, second] : [first];
  });
}

const fileOf = ({ name }: Job, suffix = '') => `${OUT}${name}${suffix}.webp`;

/** The sizes that are not there, or there in another size. */
async function missingSizes(job: Job): Promise<PictureSize[]> {
  const missing: PictureSize[] = [];
  for (const size of job.sizes) {
    const file = fileOf(job, size.suffix);
    const { width } = existsSync(file) ? await sharp(file).metadata() : {};
    if (width !== size.px) missing.push(size);
  }
  return missing;
}

const isWhole = async (job: Job) =>
  job.sizes.length ? (await missingSizes(job)).length === 0 : existsSync(fileOf(job));
const negativeOf = ({ name }: Job) => `${NEGATIVES}${name}.png`;

/** The lossless picture stays in the cache, so that other WebP settings or one size more need no new rendering. */
async function encode(job: Job) {
  const sizes = isMissing ? await missingSizes(job) : job.sizes;
  if (job.sizes.length) await encodeGoods(negativeOf(job), OUT + job.name, sizes);
  else await encodeScene(negativeOf(job), OUT + job.name);
  // A picture that is no longer the main one of a product loses its zoom.
  if (job.sizes.length && !job.sizes.includes(ZOOM)) rmSync(`${OUT}${job.name}${ZOOM.suffix}.webp`, { force: true });
}

async function hasNegative(job: Job) {
  if (done[job.name] !== job.key || !existsSync(negativeOf(job))) return false;
  const { width = 0 } = await sharp(negativeOf(job)).metadata();
  return width >= job.area[0];
}

const { page, browser, inputs } = await openGallery();
const listed = await page.evaluate(() => window.gallery.list());
const twice = listed.map(({ name }) => name).filter((name, at, names) => names.indexOf(name) !== at);
if (twice.length) throw new Error(`two pictures of one name: ${twice.join(', ')}`);
const jobs = jobsOf(listed, hashModels(inputs));

const only = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const isForced = process.argv.includes('--force');
const isEncoding = process.argv.includes('--encode');
const isMissing = process.argv.includes('--missing');
const isFirstOnly = process.argv.includes('--first');
const isAsked = ({ name, base }: Job) =>
  (!only.length || only.some((word) => name.includes(word))) && (!isFirstOnly || name === base);
mkdirSync(OUT, { recursive: true });
mkdirSync(NEGATIVES, { recursive: true });
const done: Record<string, string> = existsSync(MANIFEST) ? JSON.parse(readFileSync(MANIFEST, 'utf8')) : {};

const queue: Job[] = [];
for (const job of jobs.filter(isAsked)) {
  const isComplete = await isWhole(job);
  if (isMissing && isComplete) continue;
  if (!isForced && done[job.name] === job.key && isComplete && !isEncoding) continue;
  if (!isForced && (await hasNegative(job))) await encode(job);
  else if (isForced || done[job.name] !== job.key || !isComplete) queue.push(job);
}
// Every goods picture first, their second sides after: a run that is broken off leaves a shop without gaps.
queue.sort((a, b) => Number(a.name !== a.base) - Number(b.name !== b.base));
console.log(`${jobs.length} pictures, ${queue.length} to render`);

async function finish(shot: Shot, job: Job) {
  await develop(shot, job.area, job.sizes.length ? 0.045 : 0.03, negativeOf(job));
  await encode(job);
  done[job.name] = job.key;
  writeFileSync(MANIFEST, JSON.stringify(done, null, 1));
}

// The next picture is rendered while the last one is written.
let developing: Promise<void> = Promise.resolve();
for (const [index, job] of queue.entries()) {
  const [width, height] = job.area;
  const started = performance.now();
  const shot = await page
    .evaluate((order) => window.gallery.shoot(order), {
      name: job.base,
      isSecondAngle: job.name !== job.base,
      width,
      height,
    })
    .catch((error: Error) => console.error(`${job.name}: ${error.message.slice(0, 400)}`));
  if (page.isClosed()) break;
  if (!shot) continue;
  console.log(`${index + 1}/${queue.length} ${job.name} ${((performance.now() - started) / 1000).toFixed(1)} s`);
  await developing;
  developing = finish(shot, job);
}
await developing;
await browser.close();
