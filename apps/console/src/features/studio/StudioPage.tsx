import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { LoadingBlock } from '@jicai/ui/feedback/LoadingBlock.tsx';
import { useQuery } from '@tanstack/react-query';
import { studioQuery } from './studio.queries.ts';
import { StudioDesk } from './StudioDesk.tsx';

/** /studio: how the shop looks, edited as a draft beside a preview, published as a version. Read anew, it begins anew. */
export function StudioPage() {
  const query = useQuery(studioQuery());
  return (
    <QueryState query={query} skeleton={<LoadingBlock height={640} />}>
      {(studio) => <StudioDesk key={query.dataUpdatedAt} studio={studio} />}
    </QueryState>
  );
}
