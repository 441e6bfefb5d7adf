import { dayMs } from '@jicai/domain/time/durations.ts';
import { shanghaiDay } from '@jicai/domain/time/shanghai-time.ts';
import { z } from 'zod';
import { confirmStateOf } from '../confirm-state.ts';
import type { RedOutcome } from '../tax-platform.ts';
import { type Baiwang, type BaiwangCall, expectAnswer } from './baiwang-api.ts';
import { timeOf } from './baiwang-time.ts';

const zForm = z.looseObject({
  redConfirmUuid: z.string(),
  redConfirmNo: z.string().nullish(),
  redConfirmSerialNo: z.string().nullish(),
  confirmState: z.coerce.string(),
});
const zDetail = z.looseObject({
  redConfirmNo: z.string().nullish(),
  confirmState: z.coerce.string(),
  alreadyRedInvoiceFlag: z.string().nullish(),
  redInvoiceNo: z.string().nullish(),
  redInvoiceDate: z.string().nullish(),
});

/** Longest span that the list is asked for. */
const longestMs = 89 * dayMs;

interface AskedRed {
  serialNo: string;
  askedAt: Date;
  now: Date;
}

/** By our own number among the forms of the days since it was asked for; undefined where the platform knows none. */
export async function findForm(
  call: BaiwangCall,
  { taxNo, taxUserName }: Baiwang,
  { serialNo, askedAt, now }: AskedRed,
) {
  const from = new Date(Math.max(askedAt.getTime() - dayMs, now.getTime() - longestMs));
  const answer = await call('redinvoice.formlist', '7.0', {
    taxNo,
    taxUserName,
    sellerTaxNo: taxNo,
    buySelSelector: '0',
    entryIdentity: '01',
    redConfirmSerialNo: serialNo,
    invoiceStartDate: shanghaiDay(from),
    invoiceEndDate: shanghaiDay(now),
    pageNo: 1,
    pageSize: 50,
    queryAll: true,
  });
  const forms = expectAnswer(answer, z.array(zForm).nullish()) ?? [];
  // The list may be wider than what was asked for.
  return forms.find(({ redConfirmSerialNo }) => redConfirmSerialNo === serialNo);
}

export async function redOutcomeOf(call: BaiwangCall, settings: Baiwang, asked: AskedRed): Promise<RedOutcome> {
  const form = await findForm(call, settings, asked);
  if (!form) return { outcome: 'notExist' };
  const { taxNo, taxUserName } = settings;
  const answer = await call('redinvoice.redforminfo', '6.0', {
    taxNo,
    taxUserName,
    sellerTaxNo: taxNo,
    redConfirmUuid: form.redConfirmUuid,
    redConfirmNo: '',
  });
  const [detail] = expectAnswer(answer, z.array(zDetail));
  const state = detail?.confirmState ?? form.confirmState;
  const confirmState = confirmStateOf(state);
  if (!confirmState) return { outcome: 'failed', reason: `红字确认单已作废（状态 ${state}）` };
  const isMade = detail?.alreadyRedInvoiceFlag === 'Y' && detail.redInvoiceNo;
  return {
    outcome: 'known',
    confirmNo: detail?.redConfirmNo ?? form.redConfirmNo ?? '',
    confirmState,
    ...(isMade && { red: { redNo: detail.redInvoiceNo ?? '', issuedAt: timeOf(detail.redInvoiceDate ?? '') } }),
  };
}
