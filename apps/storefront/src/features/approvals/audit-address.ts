export const auditTabs = [
  { key: 'todo', label: '待我审批' },
  { key: 'done', label: '我已审批' },
  { key: 'mine', label: '我发起的' },
] as const;
export type AuditTab = (typeof auditTabs)[number]['key'];

/** What the page shows, as its address says. */
export interface AuditAddress {
  tab: AuditTab;
  searchKey: string;
  pageIndex: number;
  /** The chosen one; '' for the first. */
  auditId: string;
}

/** Who may not approve begins with what he asked for. */
export function auditAddress(params: URLSearchParams, { mayAct }: { mayAct: boolean }): AuditAddress {
  return {
    tab: auditTabs.find(({ key }) => key === params.get('tab'))?.key ?? (mayAct ? 'todo' : 'mine'),
    searchKey: (params.get('key') ?? '').trim().slice(0, 50),
    pageIndex: Math.max(1, Math.trunc(Number(params.get('page') ?? 1)) || 1),
    auditId: params.get('auditId') ?? '',
  };
}

export function toAuditParams({ tab, searchKey, pageIndex, auditId }: AuditAddress): URLSearchParams {
  const params = new URLSearchParams();
  params.set('tab', tab);
  if (searchKey) params.set('key', searchKey);
  if (pageIndex > 1) params.set('page', String(pageIndex));
  if (auditId) params.set('auditId', auditId);
  return params;
}
