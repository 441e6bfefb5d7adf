import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { fromShanghai } from '@jicai/domain/time/shanghai-time.ts';
import type { MoneyStage } from '@jicai/domain/channel-bills/channel-bills.ts';
import { z } from 'zod';
import { type BillLine, ChannelFault } from '../payment-channel.ts';
import { fenOfYuan } from '../yuan.ts';
import { downloadWechat } from './wechat-api.ts';
import type { WechatSettings } from './wechat-settings.ts';

/** A day of a large shop has a few megabytes. */
const mostUnpackedBytes = 256 * 1024 * 1024;
const zTicket = z.object({ hash_type: z.literal('SHA1'), hash_value: z.string(), download_url: z.url() });

const fault = (text: string, cause?: unknown) => new ChannelFault(`WeChat's bill: ${text}`, { cause });

/** 交易账单 of a day behind a signed ticket: packed on the way, its hash is over the text itself. */
export async function fetchWechatBill(settings: WechatSettings, ticket: unknown): Promise<BillLine[]> {
  const { hash_value: hash, download_url: address } = readTicket(ticket);
  const bytes = unpack(await downloadWechat(settings, address));
  if (createHash('sha1').update(bytes).digest('hex') !== hash.toLowerCase())
    throw fault('the hash of the file is another one');
  return readWechatBill(settings, new TextDecoder('utf-8').decode(bytes));
}

function readTicket(ticket: unknown): z.infer<typeof zTicket> {
  const parsed = zTicket.safeParse(ticket);
  if (!parsed.success) throw fault('the answer names no file', parsed.error);
  return parsed.data;
}

function unpack(bytes: Buffer): Buffer {
  try {
    return gunzipSync(bytes, { maxOutputLength: mostUnpackedBytes });
  } catch (cause) {
    throw fault('the file cannot be unpacked', cause);
  }
}

/**
 * A list, then the sums under a line of names of their own. Fields are marked by ` and never quoted, so a title may hold
 * commas: only ,` parts two fields.
 */
function readWechatBill({ mchid }: WechatSettings, text: string): BillLine[] {
  const [head = '', ...lines] = text.split(/\r?\n/);
  const names = head.split(',');
  const end = lines.findIndex((line) => line.startsWith('总交易单数'));
  if (!names.includes('商户订单号') || end < 0) throw fault('the list has no names or no end');
  return lines.slice(0, end).flatMap((line) => {
    const cells = line.replace(/^`/, '').split(',`');
    const row = Object.fromEntries(names.map((name, at) => [name, (cells[at] ?? '').trim()]));
    if (row['商户号'] !== mchid) throw fault('it is of another merchant');
    return readRow(row);
  });
}

function readRow(row: Record<string, string>): BillLine[] {
  const isRefund = row['交易状态'] === 'REFUND';
  // A payment that was taken back before it was one.
  if (!isRefund && row['交易状态'] !== 'SUCCESS') return [];
  const amountFen = fenOfYuan((isRefund ? row['申请退款金额'] : row['订单金额']) ?? '');
  const at = fromShanghai(row['交易时间'] ?? '');
  const channelNo = (isRefund ? row['微信退款单号'] : row['微信订单号']) ?? '';
  const no = (isRefund ? row['商户退款单号'] : row['商户订单号']) || channelNo;
  if (!amountFen || !at || no === '') throw fault(`a line cannot be read: ${JSON.stringify(row).slice(0, 200)}`);
  return [
    {
      kind: isRefund ? 'refund' : 'payment',
      no,
      channelNo,
      amountFen,
      stage: isRefund ? stageOf(row['退款状态'] ?? '') : 'done',
      at,
    },
  ];
}

function stageOf(status: string): MoneyStage {
  if (status === 'SUCCESS') return 'done';
  return status === 'PROCESSING' ? 'pending' : 'failed';
}
