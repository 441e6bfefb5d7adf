import { loggedAreas } from '@jicai/domain/shop-side/log-acts.ts';
import { useConsoleList } from '../../parts/use-console-list.ts';

/** What the address says of the log: filters, page and the open record. */
export function useLogAddress() {
  const list = useConsoleList();
  const { params } = list;
  const named = params.get('area');
  return {
    ...list,
    userId: params.get('user') ?? '',
    area: loggedAreas.find((area) => area === named),
    dateFrom: params.get('from') ?? '',
    dateTo: params.get('to') ?? '',
  };
}
