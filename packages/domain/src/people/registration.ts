/**
 * How far an enterprise's registration has come (docs/domain/accounts.md §5). The codes are the wire's and the
 * database's.
 */
export const registerStates = { awaitingReview: 1, approved: 2, rejected: 3 } as const;
export type RegisterState = (typeof registerStates)[keyof typeof registerStates];

export const registerStateTexts: Record<RegisterState, string> = {
  [registerStates.awaitingReview]: '待审核',
  [registerStates.approved]: '已通过',
  [registerStates.rejected]: '未通过',
};

/** What registers; the wire's `registerType`. */
export const registerTypes = { enterprise: 1, member: 2 } as const;
export type RegisterType = (typeof registerTypes)[keyof typeof registerTypes];

/** As a ticket tells it: a mobile need not have a registration. */
export const ticketStates = { none: 0, ...registerStates } as const;
export type TicketState = (typeof ticketStates)[keyof typeof ticketStates];

/** Every event that may change a registration, and nothing else may: what is approved stays so. */
export const registerMoves = {
  approve: { from: registerStates.awaitingReview, next: registerStates.approved },
  reject: { from: registerStates.awaitingReview, next: registerStates.rejected },
  resubmit: { from: registerStates.rejected, next: registerStates.awaitingReview },
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
