import type { UploadedFile } from '@jicai/contract/shop/files.ts';
import {
  maxInvoiceXmlBytes,
  maxInvoiceXmlMb,
  maxPdfBytes,
  maxPdfMb,
  mediaTypeOf,
  tooLargeText,
} from '@jicai/domain/files/upload-kinds.ts';
import { type InvoiceFormat, invoiceMediaTypes } from '@jicai/domain/invoices/invoice-files.ts';
import { readFile } from 'node:fs/promises';
import { refuse } from '../../http/refusal.ts';
import { namesInArchive } from './names-in-archive.ts';

export interface PreparedFile {
  bytes: Uint8Array;
  mediaType: string;
}

/** A 数电票 stays byte by byte as it came: its signature covers it. What it is says its content, never its name. */
export async function prepareInvoice(file: UploadedFile): Promise<PreparedFile> {
  if (file.size > maxPdfBytes)
    throw refuse.fileTooLarge({ text: tooLargeText(file, `发票文件不能超过 ${maxPdfMb} MB`) });
  const bytes = await readFile(file.place);
  const format = formatOf(bytes);
  if (!format) throw refuse.badFileType({ text: `文件类型不支持：${file.name}，请上传 PDF、OFD 或 XML 格式的发票` });
  if (format === 'xml' && file.size > maxInvoiceXmlBytes)
    throw refuse.fileTooLarge({ text: tooLargeText(file, `XML 不能超过 ${maxInvoiceXmlMb} MB`) });
  return { bytes, mediaType: invoiceMediaTypes[format] };
}

function formatOf(bytes: Uint8Array): InvoiceFormat | undefined {
  if (mediaTypeOf(bytes) === 'application/pdf') return 'pdf';
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return isOfd(bytes) ? 'ofd' : undefined;
  return isXml(bytes) ? 'xml' : undefined;
}

/** An archive with OFD.xml at its root (GB/T 33190); nothing of it is unpacked. */
const isOfd = (bytes: Uint8Array): boolean => namesInArchive(bytes)?.includes('OFD.xml') ?? false;

/** Text in UTF-8 that begins as XML and declares no entities. */
function isXml(bytes: Uint8Array): boolean {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).trim();
  } catch {
    return false;
  }
  return /^<(\?xml[\s?]|EInvoice[\s>])/.test(text) && text.endsWith('>') && !/<!(DOCTYPE|ENTITY)/i.test(text);
}
