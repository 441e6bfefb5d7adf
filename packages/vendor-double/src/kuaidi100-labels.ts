import { createHash } from 'node:crypto';
import type { VendorAnswer, VendorCall, VendorFault } from './vendor-call.ts';

/** A number it gave out, for which somebody pays. */
export interface Kuaidi100Label {
  orderId: string;
  kuaidicom: string;
  kuaidinum: string;
  kdComOrderNum: string;
  isCancelled: boolean;
  /** As it was asked. */
  param: LabelParam;
}

interface Party {
  name?: string;
  mobile?: string;
  tel?: string;
  printAddr?: string;
  company?: string;
}

export interface LabelParam {
  printType?: string;
  partnerId?: string;
  partnerKey?: string;
  tempId?: string;
  kuaidicom?: string;
  kuaidinum?: string;
  recMan?: Party;
  sendMan?: Party;
  orderId?: string;
  reorder?: boolean;
}

/** 快递100's 电子面单: who may ask, by which contracts, and every number that was given. */
export interface Kuaidi100Labels {
  url: string;
  /** Secret by key. */
  secrets: Map<string, string>;
  /** Key (password) by customer number; '' for a courier that asks for none. */
  partners: Map<string, string>;
  given: Kuaidi100Label[];
}

export const newKuaidi100Labels = (): Kuaidi100Labels => ({
  url: '',
  secrets: new Map(),
  partners: new Map(),
  given: [],
});

const said = (code: number, message: string, data?: object): VendorAnswer => ({
  status: 200,
  body: { success: code === 200 || code === repeatCode, code, message, time: 12, data: data ?? null },
});
const repeatCode = 30011;
const md5 = (text: string) => createHash('md5').update(text).digest('hex').toUpperCase();
/** The label as a picture: one grey dot. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

/** /label/order, and the pictures it links. */
export function answerKuaidi100Labels(
  labels: Kuaidi100Labels,
  call: VendorCall,
  fault: VendorFault | undefined,
): VendorAnswer {
  if (call.method === 'GET') return { status: 200, raw: { type: 'image/png', bytes: picture } };
  if (fault?.code) return said(Number(fault.code), '快递公司没有可用单号');
  const form = new URLSearchParams(call.body);
  const [key, t, param] = [form.get('key') ?? '', form.get('t') ?? '', form.get('param') ?? ''];
  const secret = labels.secrets.get(key);
  if (secret === undefined) return said(30003, '账号信息不正确');
  if (!/^\d{13}$/.test(t) || form.get('sign') !== md5(param + t + key + secret)) return said(30002, '验证签名失败');
  const asked = JSON.parse(param) as LabelParam;
  const partner = labels.partners.get(asked.partnerId ?? '');
  if (partner === undefined || (asked.partnerKey ?? '') !== partner) return said(30001, '电子面单账号或密码错误');
  return form.get('method') === 'cancel' ? cancel(labels, asked) : order(labels, asked);
}

function order(labels: Kuaidi100Labels, asked: LabelParam): VendorAnswer {
  const { kuaidicom = '', recMan, sendMan, printType = '', orderId = '', tempId } = asked;
  const isWhole = (party?: Party) => party?.name && (party.mobile ?? party.tel) && party.printAddr;
  if (!kuaidicom || kuaidicom !== kuaidicom.toLowerCase() || !isWhole(recMan) || !isWhole(sendMan) || !orderId)
    return said(30001, '参数错误');
  if (!['NON', 'IMAGE'].includes(printType) || (printType === 'IMAGE' && !tempId)) return said(30001, '参数错误');
  // By default a known orderId is ordered anew, and paid for anew.
  const known = asked.reorder === false ? labels.given.find((one) => one.orderId === orderId) : undefined;
  if (known) return said(repeatCode, '重复下单', dataOf(labels, known));
  const no = String(labels.given.length + 1).padStart(6, '0');
  const label = {
    orderId,
    kuaidicom,
    kuaidinum: `SF1390000${no}`,
    kdComOrderNum: `KD${no}`,
    isCancelled: false,
    param: asked,
  };
  labels.given.push(label);
  return said(200, '成功', dataOf(labels, label));
}

const dataOf = ({ url }: Kuaidi100Labels, { kuaidinum, kdComOrderNum, param }: Kuaidi100Label) => ({
  taskId: md5(kuaidinum),
  kuaidinum,
  kdComOrderNum,
  label: param.printType === 'IMAGE' ? `${url}/label/${kuaidinum}.png` : null,
  bulkpen: '021-10',
});

/** By the courier's own number of the order, where it gave one. */
function cancel(labels: Kuaidi100Labels, { kuaidinum, kuaidicom, orderId }: LabelParam): VendorAnswer {
  const label = labels.given.find((one) => one.kuaidinum === kuaidinum && one.kuaidicom === kuaidicom);
  if (!label || label.kdComOrderNum !== orderId) return said(30009, '查无此单');
  label.isCancelled = true;
  return said(200, '取消成功');
}
