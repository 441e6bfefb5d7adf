import type { AnswerOf } from '@jicai/contract/index.ts';
import { type SmsReceiptState, smsReceiptTexts } from '@jicai/domain/sms/sms-receipts.ts';
import { post } from '@jicai/web/call/post.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

const path = '/api/OpsSms/GetSent';
export type SentMessage = AnswerOf<typeof path>['resultData'][number];

/** Tabs of the list: all, or one state of receipts. */
export const sentViews = [
  { key: 'all', label: '全部' },
  ...(['sent', 'delivered', 'failed', 'unknown'] as const).map((key) => ({ key, label: smsReceiptTexts[key] })),
] as const;
export type SentView = (typeof sentViews)[number]['key'];

export const sentViewOf = (text: string | null): SentView => sentViews.find(({ key }) => key === text)?.key ?? 'all';

export const sentQuery = (asked: { view: SentView; searchKey: string; pageIndex: number; pageSize: number }) => {
  const { view, searchKey, ...page } = asked;
  const reqData: { state?: SmsReceiptState } = view === 'all' ? {} : { state: view };
  return queryOptions({
    queryKey: [path, asked],
    queryFn: async ({ signal }) => post(path, { ...page, reqData, ...(searchKey && { searchKey }) }, { signal }),
    placeholderData: keepPreviousData,
  });
};
