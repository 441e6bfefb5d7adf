import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { post, type SentBody } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';

const pagePath = '/api/ShopAudit/GetPage';
const modelPath = '/api/ShopAudit/GetModel';
const progressPath = '/api/ShopAudit/GetProgress';
const transfereesPath = '/api/ShopAudit/GetTransferees';

/** Others ask while the inbox is open. */
const pageAgainMs = 60_000;

export const auditPageQuery = (body: SentBody<typeof pagePath>) =>
  queryOptions({
    queryKey: [pagePath, body],
    queryFn: ({ signal }) => post(pagePath, body, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: pageAgainMs,
  });

/** How many approvals wait for the viewer; for a number beside the menu, so it need not be new. */
export const auditTodoQuery = () => {
  const body = { pageIndex: 1, pageSize: 1, reqData: { tab: 'todo' } } as const;
  return queryOptions({
    queryKey: [pagePath, body, 'todoCount'],
    queryFn: async ({ signal }) => (await post(pagePath, body, { signal })).todoCount,
    staleTime: 30_000,
  });
};

/** By the approval's id, or by the number of its trade. */
export const auditQuery = (key: { auditId: string } | { tradeNo: string }) => {
  const body = { data: key };
  return queryOptions({
    queryKey: [modelPath, body],
    queryFn: async ({ signal }) => (await post(modelPath, body, { signal })).resultData,
    staleTime: 0,
  });
};

/** Who is asked now about each of these trades. */
export const auditProgressQuery = (tradeIds: string[]) => {
  const body = { data: { tradeIds } };
  return queryOptions({
    queryKey: [progressPath, body],
    queryFn: async ({ signal }) => (await post(progressPath, body, { signal })).resultData,
    enabled: tradeIds.length > 0,
    staleTime: 0,
  });
};

/** To whom a task may be handed on. */
export const transfereesQuery = (auditTaskId: string) => {
  const body = { data: { auditTaskId } };
  return queryOptions({
    queryKey: [transfereesPath, body],
    queryFn: async ({ signal }) => (await post(transfereesPath, body, { signal })).resultData,
    staleTime: 0,
  });
};

const delegatePath = '/api/ShopAudit/GetDelegate';

/** Who answers for the viewer, and for whom he does. */
export const delegateQuery = () =>
  queryOptions({
    queryKey: [delegatePath],
    queryFn: async ({ signal }) => (await post(delegatePath, { data: {} }, { signal })).resultData,
    staleTime: 0,
  });
export const refreshDelegate = () => queryClient.invalidateQueries({ queryKey: [delegatePath] });

/** Asks again for everything that shows an approval. */
export const refreshApprovals = () =>
  Promise.all([pagePath, modelPath, progressPath].map((path) => queryClient.invalidateQueries({ queryKey: [path] })));

const rulesPath = '/api/ShopAudit/GetRuleList';
const ruleOptionsPath = '/api/ShopAudit/GetRuleOptions';

/** The rules of the enterprise, in the order in which they are asked. */
export const rulesQuery = () =>
  queryOptions({
    queryKey: [rulesPath],
    queryFn: async ({ signal }) => (await post(rulesPath, { reqData: {} }, { signal })).resultData,
    staleTime: 0,
  });

/** Departments, people and roles that a rule may name. */
export const ruleOptionsQuery = () =>
  queryOptions({
    queryKey: [ruleOptionsPath],
    queryFn: async ({ signal }) => (await post(ruleOptionsPath, { reqData: {} }, { signal })).resultData,
  });

export const refreshRules = () => queryClient.invalidateQueries({ queryKey: [rulesPath] });
