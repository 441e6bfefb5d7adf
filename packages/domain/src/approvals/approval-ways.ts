/** How an approver may be told outside the shop that he is asked, the first that reaches him first (docs/domain/approvals.md §10). */
export const approvalWays = ['card', 'mail', 'sms'] as const;
export type ApprovalWay = (typeof approvalWays)[number];

export const approvalWayTexts: Readonly<Record<ApprovalWay, string>> = {
  card: '企业微信或钉钉卡片',
  mail: '邮件',
  sms: '短信',
};

/** What somebody allows who has not said anything: a text message costs money and disturbs, so it is asked for. */
export const usualApprovalWays: readonly ApprovalWay[] = ['card', 'mail'];

/** The ways to try for somebody, in their order: those he allows of those that reach him. */
export const waysToTry = (
  allowed: readonly ApprovalWay[],
  reaches: Readonly<Record<ApprovalWay, boolean>>,
): ApprovalWay[] => approvalWays.filter((way) => allowed.includes(way) && reaches[way]);
