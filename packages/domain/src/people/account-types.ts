/** Who somebody is to the shop. The codes of this page are the wire's and the database's. */
export const accountTypes = { buyer: 1, operator: 2, supplier: 3 } as const;
export type AccountType = (typeof accountTypes)[keyof typeof accountTypes];

/** What an account may still do: nobody signs in with one that is closed 注销. */
export const accountStates = { active: 1, disabled: 2, awaitingReview: 3, closed: 4 } as const;
export type AccountState = (typeof accountStates)[keyof typeof accountStates];

/** Who buys: an enterprise, or one person 个人会员. */
export const customerTypes = { enterprise: 1, member: 2 } as const;
export type CustomerType = (typeof customerTypes)[keyof typeof customerTypes];

export const customerStates = { active: 1, disabled: 2, awaitingReview: 3 } as const;
export type CustomerState = (typeof customerStates)[keyof typeof customerStates];
export const customerStateTexts: Record<CustomerState, string> = {
  [customerStates.active]: '正常',
  [customerStates.disabled]: '已停用',
  [customerStates.awaitingReview]: '待审核',
};

/** Whose address it is: a person's own, or one that all of an enterprise may use. */
export const addressScopes = { own: 1, shared: 2 } as const;
export type AddressScope = (typeof addressScopes)[keyof typeof addressScopes];
