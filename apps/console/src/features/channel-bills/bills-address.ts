import { useConsoleList } from '../../parts/use-console-list.ts';

export const billTabs = [
  { key: 'open', label: '待处理' },
  { key: 'all', label: '全部' },
] as const;
type BillView = (typeof billTabs)[number]['key'];

const channels = ['ALIPAY', 'WECHAT'] as const;

/** What the address says of the list of days beside what every list's does. */
export function useBillsAddress() {
  const list = useConsoleList();
  const { params } = list;
  const view: BillView = params.get('view') === 'open' ? 'open' : 'all';
  return {
    ...list,
    view,
    channel: channels.find((channel) => channel === params.get('channel')),
    dateFrom: params.get('from') ?? '',
    dateTo: params.get('to') ?? '',
  };
}
export type BillsAddress = ReturnType<typeof useBillsAddress>;
