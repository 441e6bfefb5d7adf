import type { BodyOf } from '@jicai/contract/index.ts';
import { spanFault } from '@jicai/domain/shop/notice-form.ts';
import { fromShanghai, shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import { deleteNotice, insertNotice, type NoticeRow, selectNotice, updateNotice } from './notices.store.ts';
import { keepRichText } from './rich-text.ts';

/** Adds a notice, or changes one. Refused with notFound, outdated, and badInput by field. */
export async function saveNotice(
  ctx: SignedInCtx,
  input: BodyOf<'/api/OpsNotice/Save'>['data'],
): Promise<{ noticeId: string; changedMs: number }> {
  const before = input.noticeId ? await lockNotice(ctx, input.noticeId, input.changedMs) : undefined;
  const beginsAt = instantAt('beginTime', input.beginTime) ?? before?.beginsAt ?? ctx.now;
  const endsAt = instantAt('endTime', input.endTime) ?? null;
  const fault = spanFault({ beginsAt, endsAt });
  if (fault) throw badField('endTime', fault);
  const earlier = before?.content ?? '';
  const content = await keepRichText(ctx, { html: input.content, before: earlier, field: 'content' });
  const values = { title: input.noticeTitle, content, beginsAt, endsAt };
  const noticeId = before?.id ?? (await insertNotice(ctx, values));
  if (before) await updateNotice(ctx, noticeId, values);
  await writeAudit(ctx, {
    subject: `notice ${input.noticeTitle}`,
    before: before ? told(before) : null,
    after: { ...told(values), ...(before && content !== earlier && { 正文: '已修改' }) },
  });
  return { noticeId, changedMs: ctx.now.getTime() };
}

/** Refused with notFound and outdated. */
export async function removeNotice(ctx: SignedInCtx, noticeId: string, changedMs: number): Promise<void> {
  const before = await lockNotice(ctx, noticeId, changedMs);
  await deleteNotice(ctx, noticeId);
  await writeAudit(ctx, { subject: `notice ${before.title}`, before: told(before), after: null });
}

async function lockNotice(ctx: SignedInCtx, noticeId: string, changedMs: number): Promise<NoticeRow> {
  const notice = await selectNotice(ctx, noticeId, { isLocked: true });
  if (!notice) throw refuse.notFound();
  if (notice.changedAt.getTime() !== changedMs) throw refuse.outdated();
  return notice;
}

function instantAt(field: string, text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const at = fromShanghai(text);
  if (!at) throw badField(field, '请填写正确的时间');
  return at;
}

const told = ({ title, beginsAt, endsAt }: Pick<NoticeRow, 'title' | 'beginsAt' | 'endsAt'>) => ({
  标题: title,
  开始: shanghaiTime(beginsAt),
  结束: endsAt ? shanghaiTime(endsAt) : '长期',
});
