import type { InvoiceFormat } from '@jicai/domain/invoices/invoice-files.ts';
import { outsideFetch } from '../outside-fetch.ts';
import { type PaperFile, TaxFault } from './tax-platform.ts';

const timeoutMs = 20_000;
const longestBytes = 10_000_000;

/** How the bytes of each form begin: an address may answer with a page that says "not yet". */
const beginnings: Readonly<Record<InvoiceFormat, RegExp>> = { pdf: /^%PDF-/, ofd: /^PK/, xml: /^(?:\uFEFF|\s)*</ };
const isPage = (start: string) => /^\s*<(?:!doctype\s+html|html)/i.test(start);

/**
 * Fetches papers from where the platform says they lie: addresses of the internet alone, by TLS. `vendorUrl`: the double's, which
 * lies on the machine itself. Throws {@link TaxFault} where one is not there yet, so that all are asked for again.
 */
export async function fetchPapers(
  urls: Partial<Record<InvoiceFormat, string | undefined>>,
  vendorUrl: string | undefined,
): Promise<PaperFile[]> {
  const named = Object.entries(urls).flatMap(([format, url]) => (url ? [[format as InvoiceFormat, url] as const] : []));
  return Promise.all(named.map(async ([format, url]) => ({ format, bytes: await fetchPaper(format, url, vendorUrl) })));
}

async function fetchPaper(format: InvoiceFormat, address: string, vendorUrl: string | undefined): Promise<Uint8Array> {
  if (!URL.canParse(address)) throw new TaxFault('版式文件的地址不正确');
  const url = new URL(address);
  const isDouble = vendorUrl !== undefined && url.origin === new URL(vendorUrl).origin;
  // Some platforms still write http: the paper itself is not fetched in the clear.
  if (!isDouble) url.protocol = 'https:';
  const fetchOutside = outsideFetch({
    takesInner: isDouble,
    signal: AbortSignal.timeout(timeoutMs),
    longestBytes,
    // The address is not told: it may hold a key of its own.
    faultOf: (_isLate, _words, cause) => new TaxFault(`版式文件下载失败：${cause.message.slice(0, 100)}`, { cause }),
  });
  const response = await fetchOutside(url.href);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const start = Buffer.from(bytes.subarray(0, 100)).toString('utf8');
  if (!response.ok || !beginnings[format].test(start) || isPage(start))
    throw new TaxFault(`版式文件（${format.toUpperCase()}）还没有生成`);
  return bytes;
}
