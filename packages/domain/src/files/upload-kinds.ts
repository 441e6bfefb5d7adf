const megabyte = 1024 * 1024;

/** What people upload a file for: `bizType` on the wire. */
export const uploadTypes = {
  afterSales: 1,
  voucher: 2,
  licence: 3,
  avatar: 4,
  shopPicture: 5,
  goodsFile: 6,
  shipSheet: 7,
  invoiceFile: 8,
  goodsDocument: 9,
  priceSheet: 11,
  orderFile: 12,
  bankFile: 13,
} as const;
/** What a file is for; some are made by the shop itself. */
export const bizTypes = { ...uploadTypes, madeByShop: 10 } as const;
export type BizType = (typeof bizTypes)[keyof typeof bizTypes];

export type UploadKind = (typeof uploadTypes)[keyof typeof uploadTypes];

/** What may be uploaded for which purpose (docs/domain/files.md §1). */
export const uploadKinds = {
  [bizTypes.afterSales]: { purpose: '售后凭证', takesPdf: false, isPublic: false, maxEdgePx: 1600 },
  [bizTypes.voucher]: { purpose: '付款凭证', takesPdf: true, isPublic: false, maxEdgePx: 2000 },
  [bizTypes.licence]: { purpose: '营业执照', takesPdf: true, isPublic: false, maxEdgePx: 2400 },
  [bizTypes.avatar]: { purpose: '头像', takesPdf: false, isPublic: true, maxEdgePx: 320 },
  [bizTypes.shopPicture]: { purpose: '商城图片', takesPdf: false, isPublic: true, maxEdgePx: 1600 },
  [bizTypes.goodsFile]: { purpose: '商品文件', takesPdf: false, isPublic: false, maxEdgePx: 0 },
  [bizTypes.goodsDocument]: { purpose: '商品资料', takesPdf: true, isPublic: false, maxEdgePx: 0 },
  [bizTypes.shipSheet]: { purpose: '发货表', takesPdf: false, isPublic: false, maxEdgePx: 0 },
  [bizTypes.priceSheet]: { purpose: '协议价表', takesPdf: false, isPublic: false, maxEdgePx: 0 },
  [bizTypes.bankFile]: { purpose: '银行流水', takesPdf: false, isPublic: false, maxEdgePx: 0 },
  [bizTypes.orderFile]: { purpose: '采购附件', takesPdf: true, isPublic: false, maxEdgePx: 2400 },
  [bizTypes.invoiceFile]: { purpose: '发票文件', takesPdf: true, isPublic: false, maxEdgePx: 0 },
} as const satisfies Record<UploadKind, { purpose: string; takesPdf: boolean; isPublic: boolean; maxEdgePx: number }>;

/**
 * Upload limit 上传大小: the largest picture and the largest PDF, as screens say it and as the server measures it. Photos
 * of phones have up to 25 MB; the server makes them small.
 */
export const maxImageMb = 30;
export const maxPdfMb = 10;
/** Goods files: an XLSX of 100,000 goods has about 20 MB. */
export const maxSheetMb = 30;
export const maxSheetBytes = maxSheetMb * megabyte;
/** Of one goods file in the console; the command line takes any number. */
export const mostGoodsRows = 100_000;
/** A sheet to ship by, or with contract prices, has 500 rows; unpacked it may hold no more than {@link maxShipSheetUnpacked}. */
export const maxShipSheetMb = 2;
export const maxShipSheetBytes = maxShipSheetMb * megabyte;
export const maxShipSheetUnpacked = 30 * megabyte;
/** A bank statement of a month; unpacked an XLSX is held to {@link maxShipSheetUnpacked}. */
export const maxBankFileMb = 5;
export const maxBankFileBytes = maxBankFileMb * megabyte;
/** An OFD carries its fonts as a PDF does; an XML is text alone. */
export const maxInvoiceXmlMb = 2;
export const maxInvoiceXmlBytes = maxInvoiceXmlMb * megabyte;
export const maxImageBytes = maxImageMb * megabyte;
export const maxPdfBytes = maxPdfMb * megabyte;
export const orderFileLimitText = `JPG、PNG、WebP 不超过 ${maxImageMb} MB，PDF、Excel、Word 不超过 ${maxPdfMb} MB`;
export const uploadLimitText = `JPG、PNG、WebP 不超过 ${maxImageMb} MB，PDF 不超过 ${maxPdfMb} MB`;

/** The largest of all uploads. */
export const maxUploadBytes = Math.max(maxImageBytes, maxSheetBytes);

/** A photo of 64 megapixels has some more; a small file that unpacks to more than this is an attack. */
export const maxImagePixels = 70_000_000;

interface SizedFile {
  name: string;
  size: number;
  /** 'application/pdf' for a PDF; whatever else counts as a picture. */
  type: string;
}

/** Why a picture or a PDF is too large to be sent, by its name; undefined for one that may be. */
export function oversizeText({ name, size, type }: SizedFile): string | undefined {
  const [what, mostMb] = type === 'application/pdf' ? ['PDF ', maxPdfMb] : ['图片', maxImageMb];
  return size > mostMb * megabyte ? tooLargeText({ name, size }, `${what}不能超过 ${mostMb} MB`) : undefined;
}

/** "大图.jpg 有 42.0 MB，图片不能超过 30 MB": which file it was, how large, and what is allowed. */
export const tooLargeText = ({ name, size }: { name: string; size: number }, rule: string): string =>
  `${name} 有 ${(size / megabyte).toFixed(1)} MB，${rule}`;

/** What a purpose takes besides sheets and invoices, as a refusal says it. */
export const takenTypesText = (takesPdf: boolean): string => (takesPdf ? 'JPG、PNG、WebP 或 PDF' : 'JPG、PNG 或 WebP');

/** Beside an order. */
export const orderFileTypesText = 'JPG、PNG、WebP、PDF、不含宏的 XLSX 或 DOCX';

export const sheetMediaTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
} as const;

/** Files of a bank that are text: CSV, MT940, camt.053. */
export const bankTextType = 'text/plain';

/** What a bank's file is by its first bytes: a workbook, text in any encoding, or something that cannot be read, with why. */
export function bankFileKindOf(head: Uint8Array): 'xlsx' | 'text' | { fault: string } {
  const starts = (...bytes: number[]) => bytes.every((byte, at) => head[at] === byte);
  if (starts(0x50, 0x4b)) return 'xlsx';
  if (starts(0xd0, 0xcf, 0x11, 0xe0))
    return { fault: '是旧版 .xls 格式，请在网银选择 .xlsx 或 .csv，或用表格软件另存为 .xlsx' };
  if (starts(0x25, 0x50, 0x44, 0x46))
    return { fault: '是 PDF 回单，请在网银导出交易明细（.xlsx、.csv、MT940 或 camt.053）' };
  if (head.length === 0 || head.includes(0)) return { fault: '不是文本也不是 .xlsx，无法读取' };
  return 'text';
}

/** Tables and documents of Office, beside an order. */
export const officeMediaTypes = {
  xlsx: sheetMediaTypes.xlsx,
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;
export type OfficeKind = keyof typeof officeMediaTypes;

export type UploadMediaType = 'image/jpeg' | 'image/png' | 'image/webp' | 'application/pdf';

/**
 * Type of a file by its first bytes, never by its name or by what the sender says; undefined for everything that is not
 * taken (SVG and HTML among it).
 */
export function mediaTypeOf(head: Uint8Array): UploadMediaType | undefined {
  const starts = (at: number, ...bytes: number[]) => bytes.every((byte, i) => head[at + i] === byte);
  if (starts(0, 0xff, 0xd8, 0xff)) return 'image/jpeg';
  if (starts(0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  if (starts(0, 0x52, 0x49, 0x46, 0x46) && starts(8, 0x57, 0x45, 0x42, 0x50)) return 'image/webp';
  if (starts(0, 0x25, 0x50, 0x44, 0x46, 0x2d)) return 'application/pdf';
  return undefined;
}

/** A goods file by its name and its first bytes: an XLSX is a ZIP, text holds no zero byte. Undefined for what is neither. */
export function sheetKindOf(name: string, head: Uint8Array): keyof typeof sheetMediaTypes | undefined {
  const isZip = head[0] === 0x50 && head[1] === 0x4b;
  if (/\.xlsx$/i.test(name)) return isZip ? 'xlsx' : undefined;
  return /\.csv$/i.test(name) && !isZip && !head.slice(0, 4096).includes(0) ? 'csv' : undefined;
}
