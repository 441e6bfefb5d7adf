import type { VendorFault } from './vendor-call.ts';

/** How a paper or a red form comes out. */
export type TaxFate = 'made' | 'failed' | 'atWork';

export interface TaxPaper {
  serialNo: string;
  fate: TaxFate;
  /** Twenty digits. */
  invoiceNo: string;
  /** Instant, ms. */
  madeAtMs: number;
  /** Yuan with two decimals, of the whole paper. */
  total: string;
  failCause: string;
  /** What came in, as it was sent. */
  sent: Record<string, unknown>;
  /** The platform's own number. */
  id: string;
}

export interface RedForm {
  serialNo: string;
  id: string;
  confirmNo: string;
  confirmState: string;
  blueNo: string;
  message: string;
  sent: Record<string, unknown>;
  /** Of the red paper, once it is made. */
  red?: { id: string; redNo: string; madeAtMs: number };
}

/** What a platform does of its own accord, beside a fault of one call. */
export interface TaxWhims {
  /** How the next papers come out; made where nothing is said. */
  fate?: TaxFate;
  /** State of the next red forms; 01 where nothing is said. */
  confirmState?: string;
  /** Says no to the next call and does it all the same. */
  contradictsNext?: boolean;
  /** Says another sum of papers than was asked for. */
  total?: string;
  /** Papers lie at their address only later. */
  hasNoFiles?: boolean;
}

/** A tax platform as it stands. */
export interface TaxVendor {
  /** Secret by app key. */
  apps: Map<string, string>;
  taxNo: string;
  papers: Map<string, TaxPaper>;
  forms: Map<string, RedForm>;
  /** Live tokens, with their end in ms. */
  tokens: Map<string, number>;
  tokensGiven: number;
  /** Numbers of papers made. */
  made: number;
  /** Names of the functions that were called, newest last. */
  calls: string[];
  whims: TaxWhims;
  /** Its clock, ms; papers and the age of calls go by it. */
  now: () => number;
  nextFault?: VendorFault;
}

/** 16: the application itself failed. */
const formStates = { notNeeded: '01', confirmed: '04', failed: '16' } as const;
const agreed: ReadonlySet<string> = new Set([formStates.notNeeded, formStates.confirmed]);

export const newTaxVendor = (): TaxVendor => ({
  apps: new Map(),
  taxNo: '',
  papers: new Map(),
  forms: new Map(),
  tokens: new Map(),
  tokensGiven: 0,
  made: 0,
  calls: [],
  whims: {},
  now: () => Date.now(),
});

/** Each paper has a number of its own. `channel` keeps the platforms apart. */
export function nextNo(vendor: TaxVendor, channel: string): string {
  vendor.made += 1;
  return `26${channel}${String(vendor.made).padStart(18 - channel.length, '0')}`;
}

/** A blue paper of what was sent; a number that is known makes none. */
export function makePaper(
  vendor: TaxVendor,
  {
    serialNo,
    total,
    sent,
    channel,
  }: { serialNo: string; total: string; sent: Record<string, unknown>; channel: string },
): TaxPaper {
  const invoiceNo = nextNo(vendor, channel);
  const { fate = 'made' } = vendor.whims;
  const failCause = fate === 'failed' ? '购方税号与名称不一致' : '';
  const paper = {
    serialNo,
    fate,
    invoiceNo,
    madeAtMs: vendor.now(),
    total,
    failCause,
    sent,
    id: `${channel}${vendor.made}`,
  };
  vendor.papers.set(serialNo, paper);
  return paper;
}

/** A red form; agreed at once it has its paper at once. */
export function makeForm(
  vendor: TaxVendor,
  {
    serialNo,
    blueNo,
    sent,
    channel,
  }: { serialNo: string; blueNo: string; sent: Record<string, unknown>; channel: string },
): RedForm {
  const { confirmState = formStates.notNeeded } = vendor.whims;
  const confirmNo = `31${nextNo(vendor, channel)}`;
  const message = confirmState === formStates.failed ? '蓝字发票已被红冲' : '';
  const form: RedForm = { serialNo, id: `uuid-${vendor.made}`, confirmNo, confirmState, blueNo, message, sent };
  vendor.forms.set(serialNo, form);
  settleForm(vendor, form, confirmState, channel);
  return form;
}

/** The other side answers: agreed (01, 04) the red paper is drawn. */
export function settleForm(vendor: TaxVendor, form: RedForm, confirmState: string, channel: string): void {
  form.confirmState = confirmState;
  if (!agreed.has(confirmState)) return;
  const redNo = nextNo(vendor, channel);
  form.red = { id: `red-${vendor.made}`, redNo, madeAtMs: vendor.now() };
}

/** The bytes of a paper by the ending of its address; undefined while it is not there. */
export function paperBytes(vendor: TaxVendor, pathname: string): { type: string; bytes: Buffer } | undefined {
  const [, no = '', ending = ''] = /(\d{20})\.(pdf|ofd|xml)$/.exec(pathname) ?? [];
  const isThere = [...vendor.papers.values()].some(({ invoiceNo }) => invoiceNo === no);
  if (!isThere || vendor.whims.hasNoFiles) return undefined;
  if (ending === 'pdf') return { type: 'application/pdf', bytes: Buffer.from(`%PDF-1.4\n% ${no}\n%%EOF\n`) };
  if (ending === 'xml') return { type: 'application/xml', bytes: Buffer.from(`<EInvoice><No>${no}</No></EInvoice>`) };
  return { type: 'application/ofd', bytes: Buffer.from(`PK ${no}`) };
}

/** A field of a form as text; '' where it is missing or something else. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
