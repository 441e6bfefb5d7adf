import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { Loading, Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { studioQuery } from './studio.queries.ts';
import { StudioDesk } from './StudioDesk.tsx';

/** /studio: how the shop looks, edited as a draft beside a preview, published as a version. Read anew, it begins anew. */
export function StudioPage() {
  const query = useQuery(studioQuery());
  return (
    <QueryState
      query={query}
      skeleton={
        <Loading>
          <Skeleton height={640} />
        </Loading>
      }
    >
      {(studio) => <StudioDesk key={query.dataUpdatedAt} studio={studio} />}
    </QueryState>
  );
}
