import type { OfficeKind } from '@jicai/domain/files/upload-kinds.ts';
import { namesInArchive } from './names-in-archive.ts';

const mains: Record<OfficeKind, string> = { xlsx: 'xl/workbook.xml', docx: 'word/document.xml' };
/** Macros, and programs carried along. */
const programs = /(^|\/)(vbaProject\.bin|vbaData\.xml|activeX\/|embeddings\/[^/]+\.(?!xlsx$|docx$))/i;

/**
 * A table or a document of Office by the parts it is made of (ECMA-376), never by its name; undefined for any other archive, and for one that
 * carries programs. Nothing of it is unpacked.
 */
export function officeKindOf(bytes: Uint8Array): OfficeKind | undefined {
  const names = namesInArchive(bytes);
  if (!names?.includes('[Content_Types].xml') || names.some((name) => programs.test(name))) return undefined;
  return (Object.keys(mains) as OfficeKind[]).find((kind) => names.includes(mains[kind]));
}
