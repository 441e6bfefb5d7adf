import type { UploadedFile } from '@jicai/contract/shop/files.ts';
import {
  bankFileKindOf,
  bankTextType,
  bizTypes,
  maxBankFileBytes,
  maxBankFileMb,
  maxPdfBytes,
  maxPdfMb,
  maxSheetBytes,
  maxSheetMb,
  maxShipSheetBytes,
  maxShipSheetMb,
  maxUploadBytes,
  mediaTypeOf,
  officeMediaTypes,
  orderFileTypesText,
  oversizeText,
  sheetKindOf,
  sheetMediaTypes,
  takenTypesText,
  tooLargeText,
  type UploadKind,
  uploadKinds,
} from '@jicai/domain/files/upload-kinds.ts';
import { open, readFile } from 'node:fs/promises';
import { refuse } from '../../http/refusal.ts';
import { encodePicture } from './encode-picture.ts';
import { officeKindOf } from './office-kind.ts';
import { type PreparedFile, prepareInvoice } from './prepare-invoice.ts';

/** Enough to tell a type by, and to see that a text holds no zero byte. */
const headBytes = 4096;

/**
 * The bytes that are kept. Images are decoded and written anew as WebP, upright and without metadata: what is hidden in
 * them (place of a photo, a page behind the picture) does not survive. PDFs stay as they came and are only ever served as
 * attachments. Nothing is read into memory before its size is known to be allowed. Refuses with badFileType and
 * fileTooLarge, by the name of the file.
 */
export async function prepareUpload(kind: UploadKind, file: UploadedFile): Promise<PreparedFile> {
  // What was cut off cannot be told by its content.
  if (file.isTruncated)
    throw refuse.fileTooLarge({ text: `${file.name} 太大，文件不能超过 ${maxUploadBytes / 1024 / 1024} MB` });
  const head = await headOf(file);
  if (kind === bizTypes.goodsFile) return prepareSheet(file, head);
  if (kind === bizTypes.shipSheet || kind === bizTypes.priceSheet) return prepareSmallSheet(kind, file, head);
  if (kind === bizTypes.bankFile) return prepareBankFile(file, head);
  if (kind === bizTypes.invoiceFile) return prepareInvoice(file);
  if (kind === bizTypes.orderFile && isArchive(head)) return prepareOffice(file);
  return preparePicture(kind, file, head);
}

/** A picture, or a PDF where the purpose takes one. */
async function preparePicture(kind: UploadKind, file: UploadedFile, head: Uint8Array): Promise<PreparedFile> {
  const mediaType = mediaTypeOf(head);
  const { takesPdf, maxEdgePx } = uploadKinds[kind];
  const isPdf = mediaType === 'application/pdf';
  if (kind === bizTypes.goodsDocument && !isPdf)
    throw refuse.badFileType({ text: `文件类型不支持：${file.name}，请上传 PDF 文件` });
  if (!mediaType || (isPdf && !takesPdf))
    throw refuse.badFileType({ text: `文件类型不支持：${file.name}，请上传 ${typesText(kind, takesPdf)}` });
  const tooLarge = oversizeText({ name: file.name, size: file.size, type: mediaType });
  if (tooLarge) throw refuse.fileTooLarge({ text: tooLarge });
  if (isPdf) return { bytes: await readFile(file.place), mediaType };
  return { bytes: await encodePicture(file, maxEdgePx), mediaType: 'image/webp' };
}

const typesText = (kind: UploadKind, takesPdf: boolean): string =>
  kind === bizTypes.orderFile ? orderFileTypesText : takenTypesText(takesPdf);

const isArchive = (head: Uint8Array): boolean => head[0] === 0x50 && head[1] === 0x4b;

/** A table or a document of Office beside an order, as it came; only ever served as an attachment. */
async function prepareOffice(file: UploadedFile): Promise<PreparedFile> {
  if (file.size > maxPdfBytes)
    throw refuse.fileTooLarge({ text: tooLargeText(file, `Excel 和 Word 文件不能超过 ${maxPdfMb} MB`) });
  const bytes = await readFile(file.place);
  const kind = officeKindOf(bytes);
  if (!kind) throw refuse.badFileType({ text: `文件类型不支持：${file.name}，请上传 ${orderFileTypesText}` });
  return { bytes, mediaType: officeMediaTypes[kind] };
}

/** Goods files are kept as they came; they are read as a table by who imports them. */
async function prepareSheet(file: UploadedFile, head: Uint8Array): Promise<PreparedFile> {
  const kind = sheetKindOf(file.name, head);
  if (!kind) throw refuse.badFileType({ text: `文件类型不支持：${file.name}，请上传 .xlsx 或 .csv 文件` });
  if (file.size > maxSheetBytes)
    throw refuse.fileTooLarge({ text: tooLargeText(file, `商品文件不能超过 ${maxSheetMb} MB`) });
  return { bytes: await readFile(file.place), mediaType: sheetMediaTypes[kind] };
}

/** A sheet to ship by or with contract prices: small, and an XLSX. */
async function prepareSmallSheet(kind: UploadKind, file: UploadedFile, head: Uint8Array): Promise<PreparedFile> {
  if (sheetKindOf(file.name, head) !== 'xlsx')
    throw refuse.badFileType({ text: `文件类型不支持：${file.name}，请上传 .xlsx 文件` });
  if (file.size > maxShipSheetBytes) {
    const rule = `${uploadKinds[kind].purpose}不能超过 ${maxShipSheetMb} MB`;
    throw refuse.fileTooLarge({ text: tooLargeText(file, rule) });
  }
  return { bytes: await readFile(file.place), mediaType: sheetMediaTypes.xlsx };
}

/** A bank's file is kept as it came; what it says is told by who imports it. */
async function prepareBankFile(file: UploadedFile, head: Uint8Array): Promise<PreparedFile> {
  const kind = bankFileKindOf(head);
  if (typeof kind === 'object') throw refuse.badFileType({ text: `文件类型不支持：${file.name} ${kind.fault}` });
  if (file.size > maxBankFileBytes)
    throw refuse.fileTooLarge({ text: tooLargeText(file, `银行流水不能超过 ${maxBankFileMb} MB`) });
  return { bytes: await readFile(file.place), mediaType: kind === 'xlsx' ? sheetMediaTypes.xlsx : bankTextType };
}

async function headOf({ place }: UploadedFile): Promise<Uint8Array> {
  const handle = await open(place);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
