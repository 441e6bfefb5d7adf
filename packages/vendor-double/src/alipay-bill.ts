import { zipSync } from 'fflate';
import type { AlipayTrade } from './alipay.ts';
import { type BillEntry, type BillWhims, entriesOf, shanghaiText, yuanOf } from './bill-whims.ts';
import { encodeGbk } from './gbk.ts';

const columns = [
  '支付宝交易号',
  '商户订单号',
  '业务类型',
  '商品名称',
  '创建时间',
  '完成时间',
  '门店编号',
  '门店名称',
  '操作员',
  '终端号',
  '对方账户',
  '订单金额（元）',
  '商家实收（元）',
  '支付宝红包（元）',
  '集分宝（元）',
  '支付宝优惠（元）',
  '商家优惠（元）',
  '券核销金额（元）',
  '券名称',
  '商家红包消费金额（元）',
  '卡消费金额（元）',
  '退款批次号/请求号',
  '服务费（元）',
  '分润（元）',
  '备注',
];

/** 业务明细 of a day with its sums beside it, in GBK, as the zip that Alipay gives. */
export function alipayBillFile(
  trades: readonly AlipayTrade[],
  { sellerId, day, whims }: { sellerId: string; day: string; whims: BillWhims },
): Buffer {
  const entries = entriesOf(whims, day, trades.flatMap(movements));
  const paid = entries.filter(({ refund }) => !refund);
  const given = entries.filter(({ refund }) => refund);
  const sum = (of: readonly BillEntry[]) => of.reduce((total, { fen }) => total + fen, 0);
  const rows = entries.map(rowOf);
  // What was lost on the way: the last line is missing, the sums below still speak of it.
  if (whims.isDamaged) rows.pop();
  const text = [
    '#支付宝业务明细查询',
    `#账号：[${sellerId}0156]`,
    `#起始日期：[${day} 00:00:00]   终止日期：[${day} 24:00:00]`,
    '#-----------------------------------------业务明细列表----------------------------------------',
    columns.join(','),
    ...rows,
    '#-----------------------------------------业务明细列表结束------------------------------------',
    `#交易合计：${paid.length}笔，商家实收共${yuanOf(sum(paid))}元，商家优惠共0.00元`,
    `#退款合计：${given.length}笔，商家实收退款共${yuanOf(-sum(given))}元，商家优惠退款共0.00元`,
    `#导出时间：[${day} 23:59:59]`,
    '',
  ].join('\r\n');
  const name = `${sellerId}0156_${day.replaceAll('-', '')}`;
  return Buffer.from(
    zipSync({
      [`${name}_summary.csv`]: encodeGbk('#支付宝业务汇总查询\r\n#门店编号,交易订单总笔数\r\n'),
      [`${name}_details.csv`]: encodeGbk(text),
    }),
  );
}

function movements(trade: AlipayTrade): BillEntry[] {
  const { outTradeNo: payNo, tradeNo, totalFen, subject: title, paidAt } = trade;
  if (!paidAt) return [];
  const refunds = [...trade.refunds].map(([no, { fen, at }]) => ({
    payNo,
    tradeNo,
    title,
    fen,
    at,
    refund: { no, vendorNo: tradeNo, isDone: true },
  }));
  return [{ payNo, tradeNo, title, fen: totalFen, at: paidAt }, ...refunds];
}

function rowOf({ payNo, tradeNo, title, fen, at, refund }: BillEntry): string {
  const amount = yuanOf(refund ? -fen : fen);
  const time = shanghaiText(at);
  const quoted = /[",]/.test(title) ? `"${title.replaceAll('"', '""')}"` : title;
  const head = [`${tradeNo}\t`, `${payNo}\t`, refund ? '退款' : '交易', quoted, time, time, '', '', '', ''];
  const money = ['buy***@example.com', amount, amount, '0.00', '0.00', '0.00', '0.00', '0.00', '', '0.00', '0.00'];
  return [...head, ...money, refund ? `${refund.no}\t` : '', '0.00', '0.00', ''].join(',');
}
