/** The step of a screen in the checkout (0-based), and its name beside the logo. */
export interface CheckoutPlace {
  /** Of these; the usual ones where none are named. */
  steps?: readonly string[];
  /** Undefined: none is lit yet. */
  at: number | undefined;
  name: string;
}

export const usualSteps = ['购物车', '核对并提交', '付款', '完成'] as const;
