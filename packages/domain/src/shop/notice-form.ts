/** Where a notice stands at a moment (docs/domain/content.md §2). */
export const noticeStates = { planned: 'planned', shown: 'shown', over: 'over' } as const;
export type NoticeState = (typeof noticeStates)[keyof typeof noticeStates];
export const noticeStateTexts: Readonly<Record<NoticeState, string>> = {
  planned: '未开始',
  shown: '展示中',
  over: '已结束',
};

interface Span {
  beginsAt: Date;
  /** None: it stays. */
  endsAt: Date | null;
}

/** A span holds its first moment and not its last: of two that meet one is shown. */
export function noticeStateAt({ beginsAt, endsAt }: Span, now: Date): NoticeState {
  if (now < beginsAt) return noticeStates.planned;
  return endsAt && endsAt <= now ? noticeStates.over : noticeStates.shown;
}

export const spanFault = ({ beginsAt, endsAt }: Span): string | undefined =>
  endsAt && endsAt <= beginsAt ? '结束时间须晚于开始时间' : undefined;

export const longestNoticeTitle = 60;
/** How many titles the block of the home page shows. */
export const mostNoticesOnHome = 8;
