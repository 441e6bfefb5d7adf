import type { VendorFault } from './vendor-call.ts';

export interface SmsReport {
  isDelivered: boolean;
  /** Of a failure, in the vendor's words. */
  code?: string;
  text?: string;
}

/** A vendor of text messages as it stands: who may call it, which templates it approved, what it sent. */
export interface SmsVendor {
  /** Secret by key id. */
  accounts: Map<string, string>;
  /** Approved, waiting or refused, by number; a number that is not here is unknown. */
  templates: Map<string, { state: 'approved' | 'waiting' | 'refused'; content: string }>;
  sent: { mobile: string; signName: string; text: string }[];
  /** What became of each, by its number; one that is not here has no receipt yet. */
  receipts: Map<string, SmsReport>;
  /** One-time words that were used. */
  nonces: Set<string>;
  nextFault?: VendorFault;
}

/** The template with its variables filled in, as the phone shows it. Undefined where a variable is missing. */
export function fillTemplate(content: string, values: Readonly<Record<string, string>>): string | undefined {
  const names = [...content.matchAll(/\$?\{(\w+)\}/g)].map(([, name = '']) => name);
  if (names.some((name) => values[name] === undefined)) return undefined;
  return content.replaceAll(/\$?\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
