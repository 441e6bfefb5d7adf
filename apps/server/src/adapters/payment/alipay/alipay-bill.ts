import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import { type BillLine, ChannelFault } from '../payment-channel.ts';
import { fenOfYuan } from '../yuan.ts';
import { shanghaiOrFault } from './alipay-notice.ts';
import type { AlipaySettings } from './alipay-settings.ts';

const timeoutMs = 60_000;
/** A day of a large shop has a few megabytes. */
const mostUnpackedBytes = 256 * 1024 * 1024;
const listBegins = '业务明细列表-';
const listEnds = '业务明细列表结束';

const fault = (text: string) => new ChannelFault(`Alipay's bill: ${text}`);

/** 业务明细 of a day behind the address that a signed answer named: a zip with text in GBK, its sums below the list. */
export async function fetchAlipayBill(settings: AlipaySettings, address: string): Promise<BillLine[]> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) throw fault(`the file was answered with ${response.status}`);
    return readAlipayBill(settings, unpack(new Uint8Array(await response.arrayBuffer())));
  } catch (error) {
    if (error instanceof ChannelFault) throw error;
    throw new ChannelFault(`Alipay's bill: ${(error as Error).message}`, { cause: error });
  }
}

/** Beside the details there is a summary; which is which is said by the text, the names are in one encoding or another. */
function unpack(zip: Uint8Array): string {
  const files = unzipSync(zip, { filter: ({ originalSize }) => originalSize <= mostUnpackedBytes });
  const decoder = new TextDecoder('gb18030');
  const details = Object.values(files)
    .map((bytes) => decoder.decode(bytes))
    .find((text) => text.startsWith('#支付宝业务明细查询'));
  if (details === undefined) throw fault('no list in the file');
  return details;
}

/** What no line was lost of: the list has an end, and as many lines of either kind as the sums say. */
function readAlipayBill({ sellerId }: AlipaySettings, text: string): BillLine[] {
  if (!text.includes(`#账号：[${sellerId}`)) throw fault('it is of another account');
  const lines = text.split(/\r?\n/);
  const begin = lines.findIndex((line) => line.startsWith('#') && line.includes(listBegins));
  const end = lines.findIndex((line) => line.startsWith('#') && line.includes(listEnds));
  if (begin < 0 || end < begin) throw fault('the list has no end');
  const rows = parse<Record<string, string>>(lines.slice(begin + 1, end).join('\n'), {
    columns: (names: string[]) => names.map((name) => name.trim()),
    trim: true,
    relax_quotes: true,
    relax_column_count: true,
  });
  const read = rows.map(readRow);
  for (const [kind, name] of [
    ['payment', '交易合计'],
    ['refund', '退款合计'],
  ] as const) {
    const said = new RegExp(`^#${name}：(\\d+)笔`, 'm').exec(text)?.[1];
    const count = read.filter((line) => line.kind === kind).length;
    if (Number(said) !== count) throw fault(`${name} says ${said ?? 'nothing'}, the list has ${count}`);
  }
  return read;
}

function readRow(row: Record<string, string>): BillLine {
  const isRefund = row['业务类型'] === '退款';
  const amountFen = fenOfYuan((row['订单金额（元）'] ?? '').replace(/^-/, ''));
  const channelNo = row['支付宝交易号'] ?? '';
  const named = isRefund ? row['退款批次号/请求号'] : row['商户订单号'];
  if (!amountFen || channelNo === '') throw fault(`a line cannot be read: ${JSON.stringify(row).slice(0, 200)}`);
  return {
    kind: isRefund ? 'refund' : 'payment',
    no: named || channelNo,
    channelNo,
    amountFen,
    // Only what is through stands in it.
    stage: 'done',
    at: shanghaiOrFault(row['完成时间'] ?? ''),
  };
}
