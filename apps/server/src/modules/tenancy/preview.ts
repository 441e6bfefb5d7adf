import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Ctx } from '../../ctx/ctx.ts';

const previewMs = 24 * 3_600_000;

/**
 * A template that came as a preview says so by a timestamp no clock reaches: the page that holds it asks at each navigation,
 * and is told that nothing is new.
 */
const previewTimestamp = 4_000_000_000_000_000;
export const isPreviewTimestamp = (timestamp: number): boolean => timestamp >= previewTimestamp;
export const toPreviewTimestamp = (changedMs: number): number => previewTimestamp + changedMs;

/** The word that opens the draft of this shop for a day to whoever has it. */
export function previewToken({ companyId, now, deps }: Ctx): string {
  const until = Math.ceil((now.getTime() + previewMs) / 1000);
  return `${until}.${signature(deps.secrets.linkSecret, companyId, until)}`;
}

export function isPreviewToken({ companyId, now, deps }: Ctx, token: string): boolean {
  const [until = '', sig = ''] = token.split('.');
  if (!/^\d{1,12}$/.test(until) || Number(until) * 1000 < now.getTime()) return false;
  const expected = Buffer.from(signature(deps.secrets.linkSecret, companyId, Number(until)));
  const given = Buffer.from(sig);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const signature = (secret: string, companyId: string, until: number) =>
  createHmac('sha256', secret).update(`look-preview\n${companyId}\n${until}`).digest('base64url');
