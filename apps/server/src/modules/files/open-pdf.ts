import { createRequire } from 'node:module';
import { join } from 'node:path';
import type Pdf from 'pdfkit';
import { builtFontsDir } from '../../paths.ts';

declare const JICAI_BUILT: boolean | undefined;
const isBuilt = typeof JICAI_BUILT !== 'undefined';

export type PdfDoc = InstanceType<typeof Pdf>;

/** Media type of PDF. */
export const pdfType = 'application/pdf';

/**
 * Comes with the product, and a file embeds only the signs it uses: no font of the machine is needed to make or read it.
 * The build copies this one face out of its package (tools/build.mjs), which a production install leaves out.
 */
const font = isBuilt
  ? join(builtFontsDir, 'NotoSansSC_400Regular.ttf')
  : createRequire(import.meta.url).resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf');

/** A document without margins, drawn by points; `finish` answers its bytes. */
export async function openPdf(paper: {
  size: [width: number, height: number];
  title: string;
  madeAt: Date;
}): Promise<{ doc: PdfDoc; finish: () => Promise<Uint8Array> }> {
  // 25 MB that only a paper needs.
  const { default: PdfDocument } = await import('pdfkit');
  const { size, title, madeAt } = paper;
  const doc = new PdfDocument({ size, margin: 0, font, info: { Title: title, CreationDate: madeAt } });
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject));
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  async function finish(): Promise<Uint8Array> {
    doc.end();
    await ended;
    return Buffer.concat(chunks);
  }
  return { doc, finish };
}
