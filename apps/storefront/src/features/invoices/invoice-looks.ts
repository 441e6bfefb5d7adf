import type { TagTone } from '@jicai/ui/display/Tag.tsx';

/** Tone of an invoice state: warn I must act, info somebody else acts, ok done, danger failed, grey ended. */
export const stateTones: Readonly<Record<number, TagTone>> = {
  10: 'info',
  20: 'info',
  30: 'ok',
  40: 'danger',
  50: 'grey',
  60: 'warn',
  65: 'warn',
  70: 'grey',
};

/** What happens next, in one sentence. */
export const nextTexts: Readonly<Record<number, string>> = {
  10: '申请已提交，一分钟后自动送税务平台开具，在此之前可以撤销。',
  20: '税务平台正在开具，通常在几分钟内完成。',
  30: '发票已开具，可下载或再次发送到邮箱。',
  40: '发票没有开出来，请核对抬头信息后重新申请。',
  50: '申请已撤销，对应订单可以重新申请开票。',
  60: '红字确认单正在处理，发票暂时不能再次红冲。',
  65: '发票已部分红冲，其余部分仍然有效。',
  70: '发票已全额红冲，对应订单可以重新申请开票。',
};
