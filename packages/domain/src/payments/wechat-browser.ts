/**
 * Whether a page is shown by WeChat itself, where its bridge can be asked to pay (docs/domain/payments.md §11). 企业微信 names
 * itself so as well, but knows nobody of a shop's 公众号.
 */
export const isInWechat = (userAgent: string): boolean =>
  /\bMicroMessenger\//i.test(userAgent) && !/\bwxwork\//i.test(userAgent);
