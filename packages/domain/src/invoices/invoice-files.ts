import { type InvoiceState, invoiceStates, issuedStates } from './invoice-states.ts';

/** The forms in which one 数电票 is handed over; a buyer books by any of them (docs/domain/invoices.md §5). */
export const invoiceFormats = ['pdf', 'ofd', 'xml'] as const;
export type InvoiceFormat = (typeof invoiceFormats)[number];

export const invoiceFormatTexts: Record<InvoiceFormat, string> = { pdf: 'PDF', ofd: 'OFD', xml: 'XML' };

export const invoiceMediaTypes: Record<InvoiceFormat, string> = {
  pdf: 'application/pdf',
  ofd: 'application/ofd',
  xml: 'application/xml',
};

export const invoiceFormatOf = (mediaType: string): InvoiceFormat | undefined =>
  invoiceFormats.find((format) => invoiceMediaTypes[format] === mediaType);

/** How many files are matched at once. */
export const maxInvoiceFiles = 200;

export interface NamedNumbers {
  invoiceReqNo?: string;
  invoiceNo?: string;
}

/** The number of a request and the twenty digits of an invoice, as platforms write them into names of files. */
export function numbersInName(name: string): NamedNumbers {
  const [invoiceReqNo] = /(?<![A-Za-z\d])I\d{18}(?!\d)/.exec(name) ?? [];
  const [invoiceNo] = /(?<!\d)\d{20}(?!\d)/.exec(name) ?? [];
  return { ...(invoiceReqNo && { invoiceReqNo }), ...(invoiceNo && { invoiceNo }) };
}

/** An invoice as far as a file has to know it. */
export interface FileTarget {
  invoiceReqNo: string;
  /** '' before it is issued. */
  invoiceNo: string;
  state: InvoiceState;
}

/** Where one file belongs, or why nowhere. `marks`: the number that the invoice is recorded with at the same time. */
export type FileMatch<T extends FileTarget> =
  | { name: string; invoice: T; marks?: string }
  | { name: string; fault: string };

const endingOf = (name: string): string => /\.([A-Za-z]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/**
 * Says of each file to which invoice it belongs, by the numbers in its name: twenty digits lead to the invoice of that
 * number, the number of a request to that request. One not issued yet needs both, for it is recorded as issued by the
 * file. Two files of one kind for one invoice are no match but for the first, nor are two of one name.
 */
export function matchInvoiceFiles<T extends FileTarget>(
  names: readonly string[],
  invoices: readonly T[],
): FileMatch<T>[] {
  const taken = new Set<string>();
  const recorded = new Map<string, string>();
  return names.map((name, at) => {
    if (names.indexOf(name) < at) return { name, fault: `前面已有同名文件“${name}”，请改名后再选` };
    const match = matchOne(name, invoices);
    if (!('invoice' in match)) return match;
    const { invoice, marks } = match;
    const place = `${invoice.invoiceReqNo} ${endingOf(name)}`;
    if (taken.has(place)) return { name, fault: '同一张发票已有一个同格式的文件' };
    if (marks) {
      if ((recorded.get(invoice.invoiceReqNo) ?? marks) !== marks)
        return { name, fault: '同一申请的文件名中有两个发票号码' };
      recorded.set(invoice.invoiceReqNo, marks);
    }
    taken.add(place);
    return match;
  });
}

function matchOne<T extends FileTarget>(name: string, invoices: readonly T[]): FileMatch<T> {
  if (!invoiceFormats.some((format) => format === endingOf(name))) return { name, fault: '不是 PDF、OFD 或 XML 文件' };
  const { invoiceReqNo, invoiceNo } = numbersInName(name);
  if (!invoiceReqNo && !invoiceNo) return { name, fault: '文件名中没有发票号码或申请号' };
  const byNo = invoiceNo ? invoices.find((invoice) => invoice.invoiceNo === invoiceNo) : undefined;
  const byRequest = invoiceReqNo ? invoices.find((invoice) => invoice.invoiceReqNo === invoiceReqNo) : undefined;
  const invoice = byRequest ?? byNo;
  if (!invoice) return { name, fault: invoiceReqNo ? `没有申请 ${invoiceReqNo}` : `没有号码为 ${invoiceNo} 的发票` };
  if (byNo && byRequest && byNo !== byRequest) return { name, fault: '发票号码属于另一张发票' };
  if (issuedStates.includes(invoice.state)) {
    if (invoiceNo && invoice.invoiceNo !== invoiceNo) return { name, fault: `申请已登记的号码是 ${invoice.invoiceNo}` };
    return { name, invoice };
  }
  if (invoice.state === invoiceStates.withdrawn) return { name, fault: '申请已撤销' };
  if (!invoiceNo) return { name, fault: '还没有开具，文件名中要有 20 位发票号码' };
  return { name, invoice, marks: invoiceNo };
}
