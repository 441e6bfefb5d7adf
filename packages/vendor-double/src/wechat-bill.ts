import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { type BillEntry, entriesOf, shanghaiText, yuanOf } from './bill-whims.ts';
import type { VendorAnswer } from './vendor-call.ts';
import { type WechatAsked, type WechatSaid, wechatNo } from './wechat-merchant.ts';

const columns =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注';
const sumColumns = '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额';

/** 申请交易账单: from ten in the next morning, with the hash of the file before it is packed. */
export function applyForBill(asked: WechatAsked): WechatSaid {
  const { vendor, call } = asked;
  const day = call.url.searchParams.get('bill_date') ?? '';
  const packing = call.url.searchParams.get('tar_type') ?? '';
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !['', 'GZIP'].includes(packing)) return wechatNo(400, 'PARAM_ERROR');
  const readyAt = new Date(`${day}T00:00:00+08:00`).getTime() + 34 * 3_600_000;
  if (vendor.bills.isMissing || vendor.now().getTime() < readyAt)
    return wechatNo(400, 'NO_STATEMENT_EXIST', '账单文件不存在');
  const token = Buffer.from(JSON.stringify({ day, packing })).toString('base64url');
  return {
    status: 200,
    body: {
      hash_type: 'SHA1',
      hash_value: createHash('sha1').update(fileOf(asked, day)).digest('hex'),
      download_url: `${vendor.url}/v3/billdownload/file?token=${token}`,
    },
  };
}

/** The file, which is not signed; a damaged one has lost what its hash speaks of. */
export function sendBillFile(asked: WechatAsked): VendorAnswer {
  const token = asked.call.url.searchParams.get('token') ?? '';
  const { day, packing } = JSON.parse(Buffer.from(token, 'base64url').toString('utf8')) as Record<string, string>;
  const whole = fileOf(asked, day ?? '');
  const bytes = asked.vendor.bills.isDamaged ? whole.subarray(0, whole.lastIndexOf('`')) : whole;
  return { status: 200, raw: { type: 'text/plain', bytes: packing === 'GZIP' ? gzipSync(bytes) : bytes } };
}

function fileOf({ vendor, mchid }: WechatAsked, day: string): Buffer {
  const entries = entriesOf(vendor.bills, day, movements({ vendor, mchid }));
  const sum = (isRefund: boolean) =>
    yuanOf(entries.reduce((total, { fen, refund }) => total + ((refund !== undefined) === isRefund ? fen : 0), 0));
  const appOf = ({ payNo }: BillEntry) => vendor.transactions.get(payNo)?.appid ?? '';
  const rows = entries.map((entry) => fieldsOf(entry, { mchid, appid: appOf(entry) }));
  const sums = [String(entries.length), sum(false), sum(true), '0.00', '0.00000', sum(false), sum(true)];
  const lines = [columns, ...rows.map(marked), sumColumns, marked(sums), ''];
  return Buffer.from(`\ufeff${lines.join('\r\n')}`);
}

const marked = (fields: readonly string[]) => fields.map((field) => `\`${field}`).join(',');

function movements({ vendor, mchid }: Pick<WechatAsked, 'vendor' | 'mchid'>): BillEntry[] {
  const paid = [...vendor.transactions.values()].flatMap((one): BillEntry[] =>
    one.mchid === mchid && one.paidAt
      ? [
          {
            payNo: one.outTradeNo,
            tradeNo: one.transactionId,
            fen: one.totalFen,
            at: one.paidAt,
            title: one.description,
          },
        ]
      : [],
  );
  const given = [...vendor.refunds].flatMap(([no, one]): BillEntry[] => {
    const of = vendor.transactions.get(one.outTradeNo);
    if (one.mchid !== mchid || !of) return [];
    const refund = { no, vendorNo: one.refundId, isDone: one.status === 'SUCCESS' };
    return [
      { payNo: one.outTradeNo, tradeNo: of.transactionId, fen: one.fen, at: one.at, title: of.description, refund },
    ];
  });
  return [...paid, ...given];
}

function fieldsOf(entry: BillEntry, { mchid, appid }: { mchid: string; appid: string }): string[] {
  const { payNo, tradeNo, fen, at, title, refund } = entry;
  const head = [shanghaiText(at), appid, mchid, '', '', tradeNo, payNo, 'o-payer', 'NATIVE'];
  const [paid, given] = refund ? ['0.00', yuanOf(fen)] : [yuanOf(fen), '0.00'];
  const state = refund ? 'REFUND' : 'SUCCESS';
  const refunded = [refund?.vendorNo ?? '0', refund?.no ?? '0', given, '0.00', refund ? 'ORIGINAL' : ''];
  const stage = refund ? (refund.isDone ? 'SUCCESS' : 'PROCESSING') : '';
  return [
    ...head,
    state,
    'OTHERS',
    'CNY',
    paid,
    '0.00',
    ...refunded,
    stage,
    title,
    '',
    '0.00000',
    '0.60%',
    paid,
    given,
    '',
  ];
}
