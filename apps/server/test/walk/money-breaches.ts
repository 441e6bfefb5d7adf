import { applyStates, payStates, refundStates } from '@jicai/domain/payments/payment-states.ts';
import type { VendorDouble } from '@jicai/vendor-double/vendor-double.ts';
import type { TestApp } from '../test-app.ts';

interface Row {
  payNo: string;
  tradeNo: string;
  payState: number;
  applyState: number;
  receivedFen: number;
  resolution: string | null;
  /** Sent back and proved, and still on the way. */
  doneFen: number;
  underWayFen: number;
  tradePayState: number;
}

/** What the channels hold: what came in and went out, by the shop's numbers. */
function atChannels({ alipay, wechatPay }: VendorDouble) {
  const inFen = new Map<string, number>();
  const out = new Map<string, { payNo: string; fen: number }>();
  for (const trade of alipay.trades.values()) {
    if (trade.paidAt) inFen.set(trade.outTradeNo, trade.totalFen);
    for (const [refundNo, { fen }] of trade.refunds) out.set(refundNo, { payNo: trade.outTradeNo, fen });
  }
  for (const one of wechatPay.transactions.values()) if (one.paidAt) inFen.set(one.outTradeNo, one.totalFen);
  for (const [refundNo, { outTradeNo, fen }] of wechatPay.refunds) out.set(refundNo, { payNo: outTradeNo, fen });
  return { inFen, out };
}

const sumOf = (parts: Iterable<number>) => [...parts].reduce((sum, part) => sum + part, 0);

/**
 * Holds the shop's books against what the channels really have (docs/domain/crashes.md §1, I2 and I3): each payment of
 * `tradeNos`, and the sums of all: money in = applied + refunded + open.
 */
export async function moneyBreaches(
  app: TestApp,
  vendors: VendorDouble,
  { tradeNos }: { tradeNos: readonly string[] },
): Promise<{ breaches: string[]; inFen: number; outFen: number }> {
  const { inFen, out } = atChannels(vendors);
  const { pool } = app.deps.db;
  const given = `left join (select payment_id, sum(fee_fen) filter (where refund_state = 30) as done,
      sum(fee_fen) filter (where refund_state in (10, 20, 40)) as way from refunds group by 1) r on r.payment_id = p.id`;
  const [{ rows }, refunds, sums] = await Promise.all([
    pool.query<Row>(
      `select p.pay_no as "payNo", p.trade_no as "tradeNo", p.pay_state as "payState", p.apply_state as "applyState",
         p.received_fen::float8 as "receivedFen", p.resolution, coalesce(r.done, 0)::float8 as "doneFen",
         coalesce(r.way, 0)::float8 as "underWayFen", t.pay_state as "tradePayState"
       from payments p join trades t on t.id = p.trade_id ${given} where p.trade_no = any($1)`,
      [tradeNos],
    ),
    pool.query<{ no: string; payNo: string; fen: number; state: number }>(
      `select refund_no as no, pay_no as "payNo", fee_fen::float8 as fen, refund_state as state from refunds where trade_no = any($1)`,
      [tradeNos],
    ),
    pool.query<{ applied: number; given: number; undecided: number }>(
      `select coalesce(sum(received_fen - coalesce(done, 0) - coalesce(way, 0)) filter (where apply_state = 1), 0)::float8 as applied,
         coalesce(sum(coalesce(done, 0) + coalesce(way, 0)), 0)::float8 as given,
         coalesce(sum(received_fen) filter (where apply_state = 4 and resolution is null), 0)::float8 as undecided
       from payments p ${given}`,
    ),
  ]);
  const breaches = [...rows.flatMap((row) => ofPayment(row, inFen.get(row.payNo) ?? 0)), ...ofTrades(rows)];
  const known = new Map(refunds.rows.map((row) => [row.no, row]));
  const isLive = new Set(rows.map(({ payNo }) => payNo));
  for (const [refundNo, { payNo, fen }] of out) {
    if (!isLive.has(payNo)) continue;
    const row = known.get(refundNo);
    if (row?.fen !== fen || row.payNo !== payNo || row.state === refundStates.closed)
      breaches.push(`${refundNo}: the channel gave back ${fen}, the books say ${JSON.stringify(row)}`);
  }
  for (const { no, state } of known.values())
    if (state === refundStates.succeeded && !out.has(no)) breaches.push(`${no}: proved here, not made at the channel`);

  const unrecorded = sumOf(
    rows.map(({ payNo, payState }) => (payState === payStates.paid ? 0 : (inFen.get(payNo) ?? 0))),
  );
  const [allIn, allOut] = [sumOf(inFen.values()), sumOf([...out.values()].map(({ fen }) => fen))];
  const { applied, given: givenFen, undecided } = sums.rows[0] ?? { applied: 0, given: 0, undecided: 0 };
  const open = unrecorded + undecided + (givenFen - allOut);
  if (allIn !== applied + allOut + open)
    breaches.push(`in ${allIn} ≠ applied ${applied} + back ${allOut} + open ${open}`);
  if (givenFen < allOut) breaches.push(`the channels gave back ${allOut}, the books know of ${givenFen}`);
  return { breaches, inFen: allIn, outFen: allOut };
}

function ofPayment(row: Row, cameFen: number): string[] {
  const { payNo, payState, applyState, receivedFen, resolution, doneFen, underWayFen } = row;
  const left = receivedFen - doneFen - underWayFen;
  const isRecorded = payState === payStates.paid;
  const rules: [boolean, string][] = [
    [isRecorded ? receivedFen === cameFen : receivedFen === 0 && doneFen + underWayFen === 0, 'is not what came'],
    [left >= 0, 'gives back more than came'],
    [
      (applyState !== applyStates.duplicate && applyState !== applyStates.late) || left === 0,
      'keeps money that goes back',
    ],
    [
      applyState !== applyStates.mismatch || (resolution === null ? left === receivedFen : left === 0),
      'is decided in part',
    ],
  ];
  return rules.flatMap(([isKept, text]) =>
    isKept ? [] : [`${payNo} ${text}: ${JSON.stringify({ ...row, cameFen })}`],
  );
}

/** One applied payment where the trade is paid, none where it is not. */
function ofTrades(rows: readonly Row[]): string[] {
  return [...new Set(rows.map(({ tradeNo }) => tradeNo))].flatMap((tradeNo) => {
    const own = rows.filter((row) => row.tradeNo === tradeNo);
    const applied = own.filter(({ applyState }) => applyState === applyStates.applied).length;
    const isPaid = own.some(({ tradePayState }) => tradePayState !== 0);
    return applied === (isPaid ? 1 : 0) ? [] : [`${tradeNo}: ${applied} applied payments, paid ${isPaid}`];
  });
}
