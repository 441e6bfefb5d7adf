import type { ResultOf } from '@jicai/contract/index.ts';

export const outboxPagePath = '/dev/outbox';

/** What the demo would have sent, for people: the text messages and mails of one shop. One that was just asked for is sent a moment later. */
export function devOutboxPage({ messages, mails }: ResultOf<'/api/Dev/Outbox'>): string {
  const sms = messages.map(({ mobile, text, time }) => row([time, mobile, text]));
  const mail = mails.map(({ to, subject, text, attachments, time }) =>
    row([time, to, subject, text, attachments.join('、')]),
  );
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="10">
<title>演示发件箱 - Jicai 集采</title><style>${style}</style></head><body><main><h1>演示发件箱</h1>
<p>演示模式不会真正发送短信和邮件，内容都在这里，每 10 秒刷新一次。</p>
${table('短信', ['时间', '手机号', '内容'], sms)}${table('邮件', ['时间', '收件人', '主题', '正文', '附件'], mail)}</main></body></html>`;
}

const table = (title: string, heads: string[], rows: string[]) =>
  `<h2>${title}</h2>${
    rows.length > 0
      ? `<table><thead><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`
      : '<p>暂无内容</p>'
  }`;

const row = (cells: string[]) => `<tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const style = `body{margin:0;background:#f5f6f8;color:#14181f;font:14px/22px "PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}
main{max-width:1000px;margin:0 auto;padding:32px 24px}h1{font-size:24px;line-height:32px}h2{font-size:16px;margin:32px 0 8px}
table{width:100%;border-collapse:collapse;background:#fff}th,td{text-align:left;vertical-align:top;padding:8px 12px;border-bottom:1px solid #e6e8ec;white-space:pre-wrap;overflow-wrap:anywhere}
th{color:#535c69;font-weight:400}`;
