import { createHash, randomUUID } from 'node:crypto';
import { makeForm, makePaper, paperBytes, type RedForm, type TaxPaper, type TaxVendor, textOf } from './tax-vendor.ts';
import type { VendorAnswer, VendorCall, VendorFault } from './vendor-call.ts';

/** 百望云: a tax platform whose users sign in. */
export interface BaiwangVendor extends TaxVendor {
  user: { username: string; password: string; salt: string };
}

/** Numbers of its papers. */
export const baiwangChannel = '1100';
const tokenMs = 28_800_000;
const clockLeewayMs = 600_000;

const done = (response: unknown): VendorAnswer => ({ status: 200, body: { success: true, response } });
const failed = (code: string, message: string): VendorAnswer => ({
  status: 200,
  body: { success: false, errorResponse: { code, message, subCode: code, subMessage: message } },
});

/** Its one address, where the query says which function, and the papers. */
export function answerBaiwang(vendor: BaiwangVendor, call: VendorCall, fault: VendorFault | undefined): VendorAnswer {
  if (call.url.pathname.startsWith('/baiwang-files/')) {
    const paper = paperBytes(vendor, call.url.pathname);
    return paper ? { status: 200, raw: paper } : { status: 404, html: '<html>404</html>' };
  }
  const method = call.url.searchParams.get('method') ?? '';
  if (method === 'baiwang.oauth.token') return giveToken(vendor, call);
  if (fault?.code) return failed(fault.code, 'made by the test');
  const refused = refusalOf(vendor, call);
  if (refused) return refused;
  const name = method.replace('baiwang.output.', '');
  vendor.calls.push(name);
  const content = JSON.parse(call.body) as Content;
  const known = functions[name];
  if (!known || known.version !== call.url.searchParams.get('version')) return failed('100003', '方法不存在');
  if (content['taxNo'] !== vendor.taxNo) return failed('70101', '机构税号未授权');
  const { whims } = vendor;
  const answer = known.run(vendor, content, call);
  if (whims.contradictsNext) {
    delete whims.contradictsNext;
    return failed('99999', '系统异常');
  }
  return answer;
}

function giveToken(vendor: BaiwangVendor, { url, body }: VendorCall): VendorAnswer {
  const asked = url.searchParams;
  const { username, password, client_secret: secret } = JSON.parse(body || '{}') as Record<string, string>;
  if (asked.get('grant_type') !== 'password' || asked.get('version') !== '7.0') return failed('100010', '授权类型错误');
  if (secret === undefined || vendor.apps.get(asked.get('client_id') ?? '') !== secret)
    return failed('100004', 'appKey或appSecret错误');
  const { user } = vendor;
  const hashed = createHash('sha256')
    .update(user.password + user.salt)
    .digest('hex');
  if (username !== user.username || password !== hashed) return failed('100011', '用户名或密码错误');
  vendor.tokensGiven += 1;
  const token = randomUUID();
  vendor.tokens.set(token, vendor.now() + tokenMs);
  return done({ access_token: token, refresh_token: randomUUID(), expires_in: tokenMs / 1000 });
}

/** What keeps a call from being passed on: key, token, time, signature over query and body. */
function refusalOf(vendor: BaiwangVendor, { method, url, body }: VendorCall): VendorAnswer | undefined {
  const asked = url.searchParams;
  const secret = vendor.apps.get(asked.get('appKey') ?? '');
  if (method !== 'POST' || secret === undefined) return failed('100005', 'appKey无效');
  const until = vendor.tokens.get(asked.get('token') ?? '');
  if (until === undefined || until < vendor.now()) return failed('100002', 'token已过期');
  if (Math.abs(Number(asked.get('timestamp')) - vendor.now()) > clockLeewayMs) return failed('100006', '时间戳错误');
  if (asked.get('version') === '7.0' && asked.get('encryptType') !== 'NONE') return failed('100008', '缺少加密类型');
  const sorted = [...asked].filter(([name, value]) => name !== 'sign' && value !== '');
  const text = sorted
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => name + value)
    .join('');
  const sign = createHash('md5')
    .update(secret + text + body + secret)
    .digest('hex')
    .toUpperCase();
  return sign === asked.get('sign') ? undefined : failed('100007', '签名错误');
}

type Content = Record<string, unknown>;
interface Function {
  version: '6.0' | '7.0';
  run: (vendor: BaiwangVendor, content: Content, call: VendorCall) => VendorAnswer;
}

const dataOf = (content: Content) => (content['data'] ?? {}) as Content;

const functions: Readonly<Record<string, Function>> = {
  'invoice.issue': {
    version: '6.0',
    run: (vendor, content) => {
      const data = dataOf(content);
      const fault = invoiceFault(data);
      if (fault) return failed('70169', fault);
      const serialNo = textOf(data['serialNo']);
      if (vendor.papers.has(serialNo)) return failed('70120', '开票流水号重复');
      // A refused one is nowhere afterwards.
      if (vendor.whims.fate === 'failed')
        return done({ success: [], fail: [{ serialNo, message: '购方税号与名称不一致' }] });
      const total = Number(data['invoiceTotalPriceTax']).toFixed(2);
      const paper = makePaper(vendor, { serialNo, total, sent: data, channel: baiwangChannel });
      return done({ success: paper.fate === 'made' ? [invoiceWire(vendor, paper)] : [], fail: [] });
    },
  },
  'invoice.queryeinvoice': {
    version: '6.0',
    run: (vendor, content) => {
      const paper = vendor.papers.get(textOf(dataOf(content)['serialNo']));
      return done(paper?.fate === 'made' ? [invoiceWire(vendor, paper)] : []);
    },
  },
  'format.create': {
    version: '6.0',
    run: (vendor, content, { headers }) => {
      const no = textOf(dataOf(content)['einvoiceNo']);
      if (dataOf(content)['invoiceIssueMode'] !== '1') return failed('70170', '不是数电票');
      const isKnown = [...vendor.papers.values()].some(({ invoiceNo }) => invoiceNo === no);
      if (!isKnown) return failed('70130', '发票不存在');
      return done({ eInvoiceUrl: `http://${headers.host}/baiwang-files/${no}.pdf`, fileType: 'pdf' });
    },
  },
  'redinvoice.add': {
    version: '7.0',
    run: (vendor, content) => {
      const blueNo = textOf(content['originalInvoiceNo']);
      const blue = [...vendor.papers.values()].find(({ invoiceNo }) => invoiceNo === blueNo);
      const fault = blue ? redFault(blue, content) : '蓝字发票不存在';
      if (fault) return failed('70035', fault);
      const serialNo = textOf(content['redConfirmSerialNo']);
      if (vendor.forms.has(serialNo)) return failed('70036', '红字确认单流水号重复');
      return done([formWire(makeForm(vendor, { serialNo, blueNo, sent: content, channel: baiwangChannel }))]);
    },
  },
  'redinvoice.formlist': {
    version: '7.0',
    run: (vendor, content) => {
      if (content['buySelSelector'] !== '0' || !content['invoiceStartDate']) return failed('70169', '查询条件不完整');
      // It is generous: all of the seller's forms, whatever number was asked for.
      return done([...vendor.forms.values()].map(formWire));
    },
  },
  'redinvoice.redforminfo': {
    version: '6.0',
    run: (vendor, content) => {
      const form = [...vendor.forms.values()].find(({ id }) => id === content['redConfirmUuid']);
      return form ? done([{ ...formWire(form), ...redWire(form) }]) : failed('70037', '红字确认单不存在');
    },
  },
};

const fenOf = (value: unknown) => Math.round(Number(value) * 100);

/** As strict as the form of the platform: what must be there, and whether the sums agree. */
function invoiceFault(data: Content): string | undefined {
  const missing = [
    'serialNo',
    'buyerName',
    'invoiceTypeCode',
    'priceTaxMark',
    'invoiceListMark',
    'taxationMethod',
    'drawer',
  ];
  const empty = missing.find((name) => !data[name]);
  if (empty) return `${empty}不能为空`;
  if (data['invoiceType'] !== '0' || !['01', '02'].includes(textOf(data['invoiceTypeCode']))) return '发票类型代码错误';
  if (data['invoiceTypeCode'] === '01' && !data['buyerTaxNo']) return '购方税号不能为空';
  const lines = (data['invoiceDetailsList'] ?? []) as Content[];
  if (lines.some((line, at) => line['goodsLineNo'] !== at + 1)) return '明细行号不连续';
  if (lines.some((line) => !/^\d{19}$/.test(textOf(line['goodsCode'])))) return '商品编码须为19位';
  if (lines.some((line) => typeof line['goodsTaxRate'] !== 'number')) return '税率须为数字';
  const sum = (name: string) => lines.reduce((total, line) => total + fenOf(line[name]), 0);
  const [price, tax] = [sum('goodsTotalPrice'), sum('goodsTotalTax')];
  if (price !== fenOf(data['invoiceTotalPrice']) || tax !== fenOf(data['invoiceTotalTax'])) return '合计与明细不一致';
  return price + tax === fenOf(data['invoiceTotalPriceTax']) ? undefined : '价税合计错误';
}

function redFault(blue: TaxPaper, content: Content): string | undefined {
  if (!['01', '02', '03', '04'].includes(textOf(content['redInvoiceLabel']))) return '冲红原因错误';
  if (content['entryIdentity'] !== '01' || content['invoiceSource'] !== '2') return '录入方错误';
  if (fenOf(content['originInvoiceTotalPrice']) !== fenOf(blue.sent['invoiceTotalPrice'])) return '蓝字发票金额错误';
  if (!/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(textOf(content['originInvoiceDate']))) return '蓝字开票日期错误';
  const lines = (content['redConfirmDetailReqEntityList'] ?? []) as Content[];
  const sum = (name: string) => lines.reduce((total, line) => total + fenOf(line[name]), 0);
  if (lines.length === 0 || sum('goodsTotalPrice') !== fenOf(content['invoiceTotalPrice']))
    return '红字金额与明细不一致';
  if (!(sum('goodsTotalPrice') < 0)) return '红字金额须为负数';
  return -sum('goodsTotalPrice') > fenOf(blue.sent['invoiceTotalPrice']) ? '红字金额超过蓝票' : undefined;
}

/** "YYYYMMDDHHmmss" in Shanghai. */
const digitsOf = (ms: number) => timeOf(ms).replaceAll(/\D/g, '');
const timeOf = (ms: number) => new Date(ms + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

const invoiceWire = (vendor: BaiwangVendor, { serialNo, invoiceNo, madeAtMs, total }: TaxPaper) => ({
  serialNo,
  einvoiceNo: invoiceNo,
  invoiceStatus: '00',
  invoiceDate: digitsOf(madeAtMs),
  invoiceTotalPriceTax: Number(vendor.whims.total ?? total),
});

const formWire = ({ serialNo, id, confirmNo, confirmState }: RedForm) => ({
  redConfirmUuid: id,
  redConfirmNo: confirmNo,
  redConfirmSerialNo: serialNo,
  confirmState,
});

const redWire = ({ red }: RedForm) => ({
  alreadyRedInvoiceFlag: red ? 'Y' : 'N',
  ...(red && { redInvoiceNo: red.redNo, redInvoiceDate: timeOf(red.madeAtMs) }),
});
