import type { UploadedFile } from '@jicai/contract/shop/files.ts';
import { maxImagePixels } from '@jicai/domain/files/upload-kinds.ts';
import { refuse } from '../../http/refusal.ts';

/** A larger picture needs up to 300 MB while it is drawn, so these go one after the other. */
const largePixels = 16_000_000;

let turn: Promise<unknown> = Promise.resolve();

/** When the one before is done, however it ended. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = turn.then(work, work);
  turn = mine;
  return mine;
}

/**
 * A picture drawn anew as WebP, upright and no larger than `maxEdgePx` (docs/domain/files.md §1). Read from disk, so that
 * what waits for its turn needs no memory. Refused as fileTooLarge when it has too many pixels, badFileType when it
 * cannot be read.
 */
export async function encodePicture({ name, place }: UploadedFile, maxEdgePx: number): Promise<Buffer> {
  // 25 MB, for the process that is sent a picture.
  const { default: sharp } = await import('sharp');
  // No picture is drawn twice. With the cache each photo of 48 megapixels left 200 MB behind, and six of them 1.2 GB.
  sharp.cache(false);
  const { width, height } = await orUnreadable(name, () => sharp(place, { limitInputPixels: false }).metadata());
  const pixels = width * height;
  if (pixels > maxImagePixels) {
    const rule = `图片不能超过 ${tenThousands(maxImagePixels)} 万像素`;
    const text = `${name} 有 ${tenThousands(pixels)} 万像素，${rule}，请缩小后再上传`;
    throw refuse.fileTooLarge({ text });
  }
  const draw = () =>
    sharp(place, { limitInputPixels: maxImagePixels, failOn: 'error' })
      .rotate()
      .resize({ width: maxEdgePx, height: maxEdgePx, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
  return orUnreadable(name, () => (pixels > largePixels ? inTurn(draw) : draw()));
}

const tenThousands = (count: number) => Math.floor(count / 10_000);

/** A picture that cannot be decoded is the sender's fault, not ours. */
async function orUnreadable<T>(name: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (cause) {
    throw Object.assign(refuse.badFileType({ text: `${name} 已损坏，无法读取` }), { cause });
  }
}
