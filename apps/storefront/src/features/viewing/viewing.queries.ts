import { post } from '@jicai/web/call/post.ts';
import { queryOptions } from '@tanstack/react-query';

const path = '/api/OpsCustomer/GetViewing';

/** Whom the operator sees, and until when by the clock of this browser. */
export const viewingQuery = () =>
  queryOptions({
    queryKey: [path],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const { resultData } = await post(path, {}, { signal });
      return { ...resultData, endsAtMs: Date.now() + resultData.leftSec * 1000 };
    },
  });
