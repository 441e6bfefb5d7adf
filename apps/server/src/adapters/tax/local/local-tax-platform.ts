import {
  invoiceKinds,
  isRedAgreed,
  type RedConfirmState,
  redConfirmStates,
} from '@jicai/domain/invoices/invoice-states.ts';
import { shanghaiDigits } from '@jicai/domain/time/shanghai-time.ts';
import { randomInt } from 'node:crypto';
import { withTenant } from '../../../db/with-tenant.ts';
import type { LocalHost } from '../../books.ts';
import type { RedOutcome, TaxPlatform } from '../tax-platform.ts';
import { insertPaper, type LocalPaper, selectPaper, updateConfirmState } from './local-papers.store.ts';

/** How long the platform is at work on a paper. */
const workMs = 5000;
const confirmMs = 72 * 60 * 60_000;
/** A title with these words is refused, so that the way of a failure can be walked. */
const failingName = '开票失败';

/**
 * Behaves as a tax platform does, on its own books: asynchronous, one paper a request number however often it is asked,
 * refusals by query only, and a red letter of a 专用发票 that waits for the buyer for 72 hours. DEMO=1 only.
 */
export function createLocalTaxPlatform({ db }: LocalHost, companyId: string): TaxPlatform {
  const onBooks = <T>(run: Parameters<typeof withTenant<T>>[2]) => withTenant(db, companyId, run);
  const write = (now: Date, paper: Pick<LocalPaper, 'reqNo'> & Partial<LocalPaper>) =>
    onBooks((tx) =>
      insertPaper(tx, {
        companyId,
        id: db.newId(),
        blueNo: '',
        failReason: '',
        confirmNo: '',
        confirmState: '',
        ...paper,
        paperNo: paperNo(now),
        readyAt: new Date(now.getTime() + workMs),
        createdAt: now,
      }),
    );
  return {
    issue: async ({ serialNo, title, now }) => {
      const failReason = title.titleName.includes(failingName) ? '购买方名称与纳税人识别号不一致' : '';
      await write(now, { reqNo: serialNo, failReason });
      return { outcome: 'sent' };
    },
    query: async (serialNo, now) => {
      const paper = await onBooks((tx) => selectPaper(tx, companyId, serialNo));
      if (!paper) return { outcome: 'notExist' };
      if (paper.readyAt > now) return { outcome: 'processing' };
      if (paper.failReason) return { outcome: 'failed', reason: paper.failReason };
      return { outcome: 'issued', invoiceNo: paper.paperNo, issuedAt: paper.readyAt };
    },
    applyRed: async ({ serialNo, blue, kind, now }) => {
      await write(now, {
        reqNo: serialNo,
        blueNo: blue.invoiceNo,
        confirmNo: `HZ${paperNo(now)}`,
        confirmState: kind === invoiceKinds.special ? redConfirmStates.awaitingBuyer : redConfirmStates.notNeeded,
      });
      return { outcome: 'sent' };
    },
    queryRed: async ({ serialNo, now }) => {
      const paper = await onBooks((tx) => selectPaper(tx, companyId, serialNo));
      return paper ? redOutcomeOf(paper, now) : { outcome: 'notExist' };
    },
    confirmRed: (confirmNo, isAgree) =>
      onBooks((tx) => updateConfirmState(tx, companyId, confirmNo, isAgree ? '04' : '05')),
  };
}

function redOutcomeOf(paper: LocalPaper, now: Date): RedOutcome {
  const isOver =
    paper.confirmState === redConfirmStates.awaitingBuyer && now.getTime() >= paper.createdAt.getTime() + confirmMs;
  const confirmState: RedConfirmState = isOver
    ? redConfirmStates.timedOut
    : paper.confirmState || redConfirmStates.notNeeded;
  const isMade = isRedAgreed(confirmState) && paper.readyAt <= now;
  return {
    outcome: 'known',
    confirmNo: paper.confirmNo,
    confirmState,
    ...(isMade && { red: { redNo: paper.paperNo, issuedAt: now } }),
  };
}

/** 20 digits: year, area, channel and a running part, as digital invoices have. */
const paperNo = (now: Date) =>
  `${shanghaiDigits(now).slice(2, 4)}317${String(randomInt(0, 1e9)).padStart(9, '0')}${String(randomInt(0, 1e6)).padStart(6, '0')}`;
