import { createHmac, randomUUID } from 'node:crypto';
import { makeForm, makePaper, paperBytes, type RedForm, type TaxPaper, type TaxVendor, textOf } from './tax-vendor.ts';
import type { VendorAnswer, VendorCall, VendorFault } from './vendor-call.ts';

/** Numbers of its papers. */
export const nuonuoChannel = '3170';
const tokenMs = 86_400_000;
const clockLeewayMs = 600_000;
const statuses = { made: '2', failed: '22', atWork: '20' } as const;

const said = (code: string, describe: string, result?: unknown): VendorAnswer => ({
  status: 200,
  body: { code, describe, ...(result !== undefined && { result }) },
});
const ok = (result?: unknown) => said('E0000', '成功', result);

/** 诺诺 open platform: the token, the one address of all functions, and the papers. */
export function answerNuonuo(vendor: TaxVendor, call: VendorCall, fault: VendorFault | undefined): VendorAnswer {
  if (call.url.pathname.startsWith('/nuonuo-files/')) {
    const paper = paperBytes(vendor, call.url.pathname);
    return paper ? { status: 200, raw: paper } : { status: 200, html: '<html>文件生成中</html>' };
  }
  if (call.url.pathname === '/accessToken') return giveToken(vendor, call);
  if (fault?.code) return said(fault.code, 'made by the test');
  const refused = refusalOf(vendor, call);
  if (refused) return refused;
  const method = String(call.headers['method']).replace('nuonuo.OpeMplatform.', '');
  vendor.calls.push(method);
  const content = JSON.parse(call.body) as Record<string, unknown>;
  const { whims } = vendor;
  const answer = functions[method]?.(vendor, content, call) ?? said('070103', '方法不存在');
  if (whims.contradictsNext) {
    delete whims.contradictsNext;
    return said('E9999', '系统繁忙，请稍后再试');
  }
  return answer;
}

function giveToken(vendor: TaxVendor, { method, body, headers }: VendorCall): VendorAnswer {
  const form = new URLSearchParams(body);
  const secret = vendor.apps.get(form.get('client_id') ?? '');
  const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  if (method !== 'POST' || !isForm || form.get('grant_type') !== 'client_credentials')
    return { status: 200, body: { error: '070302', error_description: '请求参数错误' } };
  if (secret === undefined || secret !== form.get('client_secret'))
    return { status: 200, body: { error: '070304', error_description: 'appKey或appSecret错误' } };
  vendor.tokensGiven += 1;
  const token = randomUUID();
  vendor.tokens.set(token, vendor.now() + tokenMs);
  return { status: 200, body: { access_token: token, expires_in: tokenMs / 1000 } };
}

/** What keeps a call from being passed on: key, token, signature, time, seller. */
function refusalOf(vendor: TaxVendor, { url, headers, body }: VendorCall): VendorAnswer | undefined {
  const asked = url.searchParams;
  const secret = vendor.apps.get(asked.get('appkey') ?? '');
  if (secret === undefined) return said('070101', '获取app密钥失败或appkey无效');
  const [senid, nonce, timestamp] = ['senid', 'nonce', 'timestamp'].map((name) => asked.get(name) ?? '');
  if (!/^[0-9a-f]{32}$/.test(senid ?? '') || !/^\d{8}$/.test(nonce ?? '')) return said('070102', 'senid或nonce错误');
  if (Math.abs(Number(timestamp) * 1000 - vendor.now()) > clockLeewayMs) return said('070105', '时间戳超时');
  const text = `a=services&l=v1&p=open&k=${asked.get('appkey')}&i=${senid}&n=${nonce}&t=${timestamp}&f=${body}`;
  if (headers['x-nuonuo-sign'] !== createHmac('sha1', secret).update(text).digest('base64'))
    return said('070201', '签名错误');
  const until = vendor.tokens.get(String(headers['accesstoken'] ?? ''));
  if (until === undefined || until < vendor.now()) return said('070304', 'accessToken无效');
  return headers['usertax'] === vendor.taxNo ? undefined : said('070307', '税号未授权');
}

type Content = Record<string, unknown>;
type Function = (vendor: TaxVendor, content: Content, call: VendorCall) => VendorAnswer;

const functions: Readonly<Record<string, Function>> = {
  requestBillingNew: (vendor, content) => {
    const order = (content['order'] ?? {}) as Content;
    const fault = orderFault(vendor, order);
    if (fault) return said('E9101', fault);
    const serialNo = textOf(order['orderNo']);
    if (vendor.papers.has(serialNo)) return said('E9106', '订单编号不能重复');
    const paper = makePaper(vendor, { serialNo, total: totalOf(order), sent: order, channel: nuonuoChannel });
    return ok({ invoiceSerialNum: paper.id });
  },
  queryInvoiceResult: (vendor, content, call) => {
    const orderNos = (content['orderNos'] ?? []) as string[];
    const serialNos = (content['serialNos'] ?? []) as string[];
    if (orderNos.length + serialNos.length === 0) return said('E9101', '流水号和订单号不能同时为空');
    const papers = orderNos.flatMap((no) => vendor.papers.get(no) ?? []).map((paper) => paperWire(vendor, paper, call));
    const reds = [...vendor.forms.values()].filter(({ red }) => red && serialNos.includes(red.id)).map(redWire);
    const found = [...papers, ...reds];
    return found.length === 0 ? said('E9500', '查询不到数据') : ok(found);
  },
  reInvoice: (vendor, content) => {
    const paper = vendor.papers.get(textOf(content['orderno']));
    if (!paper || paper.id !== content['fpqqlsh']) return said('E9500', '查询不到数据');
    paper.fate = 'made';
    return ok();
  },
  saveInvoiceRedConfirm: (vendor, content) => {
    const blueNo = textOf(content['blueElecInvoiceNumber']);
    const blue = [...vendor.papers.values()].find(({ invoiceNo }) => invoiceNo === blueNo);
    if (!blue || blue.fate !== 'made') return said('E9601', '对应蓝票不存在');
    const fault = redFault(blue, content);
    if (fault) return said('E9602', fault);
    const serialNo = textOf(content['billId']);
    if (vendor.forms.has(serialNo)) return said('E9603', '红字确认单申请号重复');
    makeForm(vendor, { serialNo, blueNo, sent: content, channel: nuonuoChannel });
    return ok(serialNo);
  },
  queryInvoiceRedConfirm: (vendor, content) => {
    if (content['identity'] !== '0') return said('E9101', '操作方身份错误');
    const form = vendor.forms.get(textOf(content['billId']));
    return ok({ total: form ? '1' : '0', list: form ? [formWire(form)] : [] });
  },
  refreshInvoiceRedConfirm: (vendor, content) =>
    [...vendor.forms.values()].some(({ id }) => id === content['billUuid']) ? ok() : said('E9500', '查询不到数据'),
};

/** As strict as the form of the platform: what must be there, how long it may be, and whether the sums agree. */
function orderFault(vendor: TaxVendor, order: Content): string | undefined {
  const text = (name: string) => textOf(order[name]);
  if (text('salerTaxNum') !== vendor.taxNo) return '销方税号错误';
  if (text('orderNo') === '' || text('orderNo').length > 20) return '订单号长度须为1到20';
  if (text('buyerName') === '' || text('clerk') === '') return '购方名称和开票员不能为空';
  if (text('invoiceType') !== '1' || !['pc', 'bs'].includes(text('invoiceLine'))) return '开票类型错误';
  if (text('invoiceLine') === 'bs' && text('buyerTaxNum') === '') return '专票的购方税号不能为空';
  if (!/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text('invoiceDate'))) return '订单时间格式错误';
  const lines = (order['invoiceDetail'] ?? []) as Content[];
  if (lines.length === 0) return '发票明细不能为空';
  return lines.map(lineFault).find((fault) => fault !== undefined);
}

function lineFault(line: Content): string | undefined {
  const number = (name: string) => Number(line[name]);
  if (!/^\d{19}$/.test(textOf(line['goodsCode']))) return '商品编码须为19位';
  if (Array.from(textOf(line['goodsName'])).length > 90) return '商品名称超长';
  if (textOf(line['price']).length > 18) return '单价超长';
  const fen = (name: string) => Math.round(number(name) * 100);
  if (fen('taxExcludedAmount') + fen('tax') !== fen('taxIncludedAmount')) return '价税合计不等于金额加税额';
  if (Math.abs(number('taxExcludedAmount') * number('taxRate') - number('tax')) > 0.06) return '税额误差超过0.06';
  return Math.abs(number('price') * number('num') - number('taxExcludedAmount')) > 0.01
    ? '单价乘数量不等于金额'
    : undefined;
}

/** A part of an invoice names lines of it, by their place, with negative amounts. */
function redFault(blue: TaxPaper, content: Content): string | undefined {
  if (!['1', '2', '3', '4'].includes(textOf(content['redReason']))) return '冲红原因错误';
  if (content['applySource'] !== '0' || content['sellerTaxNo'] !== blue.sent['salerTaxNum']) return '申请方错误';
  const blueLines = (blue.sent['invoiceDetail'] ?? []) as Content[];
  for (const line of (content['detail'] ?? []) as Content[]) {
    const of = blueLines[Number(line['blueDetailIndex']) - 1];
    if (!of || of['goodsName'] !== line['goodsName']) return '明细与蓝票不一致';
    if (!(Number(line['taxExcludedAmount']) < 0) || Number(line['taxAmount']) > 0) return '红字金额须为负数';
    if (-Number(line['taxExcludedAmount']) > Number(of['taxExcludedAmount'])) return '红字金额超过蓝票';
  }
  return undefined;
}

const totalOf = (order: Content): string => {
  const lines = (order['invoiceDetail'] ?? []) as Content[];
  const fen = lines.reduce((sum, line) => sum + Math.round(Number(line['taxIncludedAmount']) * 100), 0);
  return (fen / 100).toFixed(2);
};

function paperWire(vendor: TaxVendor, paper: TaxPaper, { headers }: VendorCall) {
  const isMade = paper.fate === 'made';
  const at = `http://${headers.host}/nuonuo-files/${paper.invoiceNo}`;
  return {
    serialNo: paper.id,
    orderNo: paper.serialNo,
    status: statuses[paper.fate],
    statusMsg: isMade ? '开票完成' : '',
    failCause: paper.failCause,
    orderAmount: vendor.whims.total ?? paper.total,
    ...(isMade && {
      allElectronicInvoiceNumber: paper.invoiceNo,
      invoiceNo: paper.invoiceNo,
      invoiceTime: paper.madeAtMs,
      pdfUrl: `${at}.pdf`,
      ofdUrl: `${at}.ofd`,
      xmlUrl: `${at}.xml`,
    }),
  };
}

const redWire = ({ serialNo, red }: RedForm) => ({
  serialNo: red?.id,
  orderNo: serialNo,
  status: '2',
  invoiceNo: red?.redNo,
  allElectronicInvoiceNumber: red?.redNo,
  invoiceTime: red?.madeAtMs,
});

const formWire = ({ serialNo, id, confirmNo, confirmState, message, red }: RedForm) => ({
  billId: serialNo,
  billUuid: id,
  billNo: confirmNo,
  billStatus: confirmState,
  billMessage: message,
  openStatus: red ? '1' : '0',
  ...(red && { invoiceSerialNum: red.id, orderNo: serialNo }),
});
