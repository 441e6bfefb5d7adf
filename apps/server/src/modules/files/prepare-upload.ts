import type { UploadedFile } from '@jicai/contract/shop/files.ts';
import {
  maxImageBytes,
  maxImagePixels,
  bizTypes,
  maxPdfBytes,
  maxSheetBytes,
  maxShipSheetBytes,
  maxShipSheetMb,
  maxSheetMb,
  mediaTypeOf,
  sheetKindOf,
  sheetMediaTypes,
  type UploadKind,
  uploadKinds,
} from '@jicai/domain/files/upload-kinds.ts';
import sharp from 'sharp';
import { refuse } from '../../http/refusal.ts';
import { type PreparedFile, prepareInvoice } from './prepare-invoice.ts';

/**
 * The bytes that are kept. Images are decoded and written anew as WebP, upright and without metadata: what is hidden in
 * them (place of a photo, a page behind the picture) does not survive. PDFs stay as they came and are only ever served as
 * attachments. Refuses with badFileType and fileTooLarge.
 */
export async function prepareUpload(kind: UploadKind, file: UploadedFile): Promise<PreparedFile> {
  const { bytes, isTruncated } = file;
  // What was cut off cannot be told by its content.
  if (isTruncated) throw refuse.fileTooLarge();
  if (kind === bizTypes.goodsFile) return prepareSheet(file);
  if (kind === bizTypes.shipSheet || kind === bizTypes.priceSheet) return prepareSmallSheet(kind, file);
  if (kind === bizTypes.invoiceFile) return prepareInvoice(file);
  if (bytes.length > maxPdfBytes) throw refuse.fileTooLarge();
  const mediaType = mediaTypeOf(bytes);
  const { takesPdf, maxEdgePx } = uploadKinds[kind];
  if (!mediaType || (mediaType === 'application/pdf' && !takesPdf))
    throw refuse.badFileType({
      text: `文件类型不支持：${file.name}，请上传 JPG、PNG、WebP${takesPdf ? ' 或 PDF' : ''}`,
    });
  if (mediaType === 'application/pdf') return { bytes, mediaType };
  if (kind === bizTypes.goodsDocument) throw refuse.badFileType({ text: '请上传 PDF 文件' });
  if (bytes.length > maxImageBytes) throw refuse.fileTooLarge();
  return { bytes: await encodeImage(bytes, maxEdgePx), mediaType: 'image/webp' };
}

/** Goods files are kept as they came; they are read as a table by who imports them. */
function prepareSheet({ name, bytes }: UploadedFile): PreparedFile {
  const kind = sheetKindOf(name, bytes);
  if (!kind) throw refuse.badFileType({ text: '请上传 .xlsx 或 .csv 文件' });
  if (bytes.length > maxSheetBytes) throw refuse.fileTooLarge({ text: `商品文件不能超过 ${maxSheetMb} MB` });
  return { bytes, mediaType: sheetMediaTypes[kind] };
}

/** A sheet to ship by or with contract prices: small, and an XLSX. */
function prepareSmallSheet(kind: UploadKind, { name, bytes }: UploadedFile): PreparedFile {
  if (sheetKindOf(name, bytes) !== 'xlsx') throw refuse.badFileType({ text: '请上传 .xlsx 文件' });
  if (bytes.length > maxShipSheetBytes)
    throw refuse.fileTooLarge({ text: `${uploadKinds[kind].purpose}不能超过 ${maxShipSheetMb} MB` });
  return { bytes, mediaType: sheetMediaTypes.xlsx };
}

async function encodeImage(bytes: Uint8Array, maxEdgePx: number): Promise<Buffer> {
  const { width, height } = await orUnreadable(() => sharp(bytes, { limitInputPixels: false }).metadata());
  if (width * height > maxImagePixels) throw refuse.fileTooLarge({ text: '图片尺寸过大，请缩小后再上传' });
  return orUnreadable(() =>
    sharp(bytes, { limitInputPixels: maxImagePixels, failOn: 'error' })
      .rotate()
      .resize({ width: maxEdgePx, height: maxEdgePx, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer(),
  );
}

/** A picture that cannot be decoded is the sender's fault, not ours. */
async function orUnreadable<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (cause) {
    throw Object.assign(refuse.badFileType({ text: '图片已损坏，无法读取' }), { cause });
  }
}
