/**
 * How far an enterprise's registration has come (docs/domain/accounts.md §5). The codes are the wire's and the
 * database's.
 */
export const registerStates = { awaitingReview: 1, approved: 2, rejected: 3 } as const;
export type RegisterState = (typeof registerStates)[keyof typeof registerStates];

export const registerStateTexts: Record<RegisterState, string> = { 1: '待审核', 2: '已通过', 3: '未通过' };

/** Every event that may change a registration, and nothing else may: what is approved stays so. */
export const registerMoves = {
  approve: { from: 1, next: 2 },
  reject: { from: 1, next: 3 },
  resubmit: { from: 3, next: 1 },
} as const satisfies Record<string, { from: RegisterState; next: RegisterState }>;
export type RegisterMove = keyof typeof registerMoves;

/** Where the event leads, or undefined where it is not allowed. */
export function afterRegisterMove(move: RegisterMove, state: RegisterState): RegisterState | undefined {
  const { from, next } = registerMoves[move];
  return from === state ? next : undefined;
}

/** The applicant may take back what is not approved. */
export const mayWithdraw = (state: RegisterState): boolean => state !== registerStates.approved;

/** Days after which a refused registration that nobody changed is deleted. */
export const refusedKeptDays = 180;

/** What the applicant is told when the shop has decided, by message and by text message. */
export const registerTexts = {
  approved: (customerName: string) => `${customerName}的企业注册申请已通过审核，现在可以登录商城采购。`,
  rejected: (customerName: string, reason: string) =>
    `${customerName}的企业注册申请未通过审核：${reason}。请用注册时的账号登录，修改后重新提交。`,
} as const;
