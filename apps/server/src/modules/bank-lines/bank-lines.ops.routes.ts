import { bankLineStates } from '@jicai/domain/bank/bank-lines.ts';
import { pageOf, spanOf } from '../../http/paging.ts';
import { refuse } from '../../http/refusal.ts';
import { type App, route } from '../../http/route.ts';
import { routeWithSteps } from '../../http/route-with-steps.ts';
import { acceptLines } from './accept-lines.ts';
import { selectBankLines } from './bank-lines.store.ts';
import { toBankLine, toCandidates, toFound } from './bank-lines.wire.ts';
import { checkBankFile, importBankFile, sumOf } from './import-lines.ts';
import { matchOpenLines, weighTrades } from './match-lines.ts';
import { selectFoundTrades } from './match-trades.store.ts';
import { reopenLine, setAside } from './set-aside.ts';

/** How many new lines a preview shows. */
const shownLines = 20;

/** Lines of the bank's statement (docs/domain/payments.md §9). */
export function bankLinesOpsRoutes(app: App): void {
  route(app, '/api/OpsBank/GetPreview', async (ctx, { data }) => {
    const file = await checkBankFile(ctx, data.fileUrl);
    const { formatText, isOwnAccount, fresh } = file;
    return { resultData: { ...sums(file), formatText, isOwnAccount, lines: fresh.slice(0, shownLines).map(toFound) } };
  });
  route(app, '/api/OpsBank/Import', async (ctx, { data }) => ({
    resultData: sums(await importBankFile(ctx, data.fileUrl)),
  }));
  route(app, '/api/OpsBank/GetPage', async (ctx, { reqData, searchKey, pageIndex = 1, pageSize }) => {
    const page = { pageIndex, pageSize };
    const matched = await matchOpenLines(ctx);
    const certain = [...matched.byLine.values()].filter(({ match }) => match.isCertain).map(({ line }) => line);
    const { lineState, isCertain } = reqData;
    const lineIds = isCertain ? certain.map(({ id }) => id) : undefined;
    const [{ rows, totalCount }, open] = await Promise.all([
      selectBankLines(ctx, { lineState, searchKey, lineIds, ...spanOf(page) }),
      selectBankLines(ctx, { lineState: bankLineStates.open, limit: 0, offset: 0 }),
    ]);
    return {
      resultData: rows.map((row) => toBankLine(row, matched)),
      ...pageOf(page, totalCount),
      openCount: open.totalCount,
      certainCount: certain.length,
      certainFee: sumOf(certain),
    };
  });
  route(app, '/api/OpsBank/GetTrades', async (ctx, { data }) => {
    const { rows } = await selectBankLines(ctx, { lineIds: [data.lineId], limit: 1, offset: 0 });
    const [line] = rows;
    if (!line) throw refuse.notFound();
    const trades = await selectFoundTrades(ctx, data.searchKey);
    const byNo = new Map(trades.map((trade) => [trade.tradeNo, trade]));
    return { resultData: toCandidates(weighTrades(line, trades), byNo) };
  });
  routeWithSteps(app, '/api/OpsBank/Accept', {
    begin: (_ctx, { data }) => Promise.resolve(data.list),
    finish: async (steps, list) => {
      const answers = await acceptLines(steps, list);
      return {
        resultData: {
          okCount: answers.filter(({ isOk }) => isOk).length,
          list: answers.map(({ restFen, refundFen, balanceFen, ...answer }) => ({
            ...answer,
            restFee: restFen,
            refundFee: refundFen,
            balanceFee: balanceFen,
          })),
        },
      };
    },
  });
  route(app, '/api/OpsBank/SetAside', async (ctx, { data }) => ({
    resultData: { lineId: data.lineId, lineState: await setAside(ctx, data) },
  }));
  route(app, '/api/OpsBank/Reopen', async (ctx, { data }) => ({
    resultData: { lineId: data.lineId, lineState: await reopenLine(ctx, data.lineId) },
  }));
}

const sums = (file: Awaited<ReturnType<typeof checkBankFile>>) => ({
  bankAccount: file.bankAccount,
  newCount: file.fresh.length,
  newFee: sumOf(file.fresh),
  knownCount: file.lines.length - file.fresh.length,
  debitCount: file.debitCount,
  faults: file.faults.slice(0, 100),
});
