import { channelTexts, type OnlineChannel } from '@jicai/domain/payments/payment-states.ts';
import { yuanText } from '../adapters/payment/yuan.ts';
import type { LocalPayment } from '../adapters/payment/local/local-books.store.ts';

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const colours: Record<OnlineChannel, string> = { ALIPAY: '#0e5fd8', WECHAT: '#0a7d42' };

/** No script: the shop's content security policy stands here too. */
function frame(channel: OnlineChannel, title: string, content: string): string {
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>
body{margin:0;background:#f5f5f5;color:#222;font:15px/1.6 "PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}
header{background:${colours[channel]};color:#fff;padding:14px 20px;font-size:17px}
header small{opacity:.85;margin-left:10px;font-size:13px}
main{max-width:440px;margin:24px auto;background:#fff;border-radius:8px;padding:24px}
.fee{font-size:34px;font-weight:600;text-align:center;margin:8px 0 20px}
dl{display:grid;grid-template-columns:auto 1fr;gap:6px 16px;margin:0 0 20px}dt{color:#666}dd{margin:0;text-align:right;word-break:break-all}
button,.link{display:block;box-sizing:border-box;width:100%;padding:12px;border-radius:6px;border:1px solid #d0d0d0;background:#fff;font:inherit;text-align:center;color:#333;text-decoration:none;cursor:pointer;margin-top:12px}
button.main{background:${colours[channel]};border-color:${colours[channel]};color:#fff}
details{margin-top:20px;border-top:1px solid #eee;padding-top:12px;color:#555}summary{cursor:pointer}
label{display:flex;justify-content:space-between;gap:12px;margin-top:10px}select{font:inherit}
p.note{color:#666;font-size:13px;text-align:center}
</style></head><body><header>${channelTexts[channel]}<small>本机演示渠道，不会产生真实扣款</small></header><main>${content}</main></body></html>`;
}

const options = (values: readonly (readonly [string, string])[]) =>
  values.map(([value, text]) => `<option value="${value}">${text}</option>`).join('');

/** What the buyer sees before paying; the advanced part tells the channel to misbehave as real ones do. */
export function payPage(
  order: LocalPayment,
  channel: OnlineChannel,
  link: { companyId: string; token: string },
): string {
  return frame(
    channel,
    '确认付款',
    `<div class="fee">¥${yuanText(order.feeFen)}</div>
<dl><dt>商品</dt><dd>${escapeHtml(order.title)}</dd><dt>支付单号</dt><dd>${escapeHtml(order.payNo)}</dd></dl>
<form method="post" action="/api/Dev/LocalPay/Confirm">
<input type="hidden" name="companyId" value="${escapeHtml(link.companyId)}">
<input type="hidden" name="payNo" value="${escapeHtml(order.payNo)}">
<input type="hidden" name="token" value="${escapeHtml(link.token)}">
<button class="main" name="action" value="pay">确认支付</button>
<button name="action" value="cancel">取消</button>
<details><summary>高级</summary>
<label>支付结果通知<select name="notice">${options([
      ['send', '发送'],
      ['missing', '不发送（由商城查询得知）'],
    ])}</select></label>
<label>发送次数<select name="times">${options([
      ['1', '1 次'],
      ['2', '2 次'],
      ['5', '5 次'],
      ['20', '20 次'],
    ])}</select></label>
<label>推迟<select name="delay">${options([
      ['0', '不推迟'],
      ['30', '30 秒'],
      ['300', '5 分钟'],
      ['3600', '1 小时'],
    ])}</select></label>
</details></form>`,
  );
}

/** After paying or cancelling, and for orders that cannot be paid any more. */
export function resultPage(channel: OnlineChannel, text: string, returnUrl?: string): string {
  const back = returnUrl ? `<a class="link" href="${escapeHtml(returnUrl)}">返回商城</a>` : '';
  return frame(
    channel,
    text,
    `<div class="fee">${text}</div><p class="note">可以关闭本页，回到商城页面查看结果</p>${back}`,
  );
}
