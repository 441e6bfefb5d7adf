import { queryClient } from '@jicai/web/call/query-client.ts';
import { useNavigate } from 'react-router';
import { approvalDetailPath, paths } from '../../app/paths.ts';
import { auditPageQuery } from './approvals.queries.ts';

/** Opens the next request that waits for me in place of the one that is decided, or the list where none is left. */
export function useNextAudit(): (decidedId: string) => Promise<void> {
  const navigate = useNavigate();
  return async (decidedId) => {
    const ask = auditPageQuery({ reqData: { tab: 'todo' }, searchKey: '', pageIndex: 1, pageSize: 2 });
    const left = await queryClient.fetchQuery({ ...ask, staleTime: 0 }).catch(() => undefined);
    const next = left?.resultData.find(({ auditId }) => auditId !== decidedId);
    await navigate(next ? approvalDetailPath(next.auditId) : paths.approval, { replace: true });
  };
}
