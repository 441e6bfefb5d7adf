/** Minutes for which a code may be used (docs/domain/accounts.md §3). */
export const smsCodeMinutes = 5;

/** What a code proves a mobile or mailbox for. Closing an account is asked for by who is signed in, for what the account has proved. */
export const smsScenes = {
  register: 1,
  resetPassword: 2,
  changeMobile: 3,
  closeAccount: 4,
  signIn: 5,
  bindMail: 6,
} as const;
export type SmsScene = (typeof smsScenes)[keyof typeof smsScenes];
/** For these a code is sent to whatever mobile is given. */
export type OpenSmsScene = Exclude<SmsScene, typeof smsScenes.closeAccount | typeof smsScenes.bindMail>;
/** For these to whatever mailbox, where the shop allows it. */
export type OpenMailScene = Exclude<SmsScene, typeof smsScenes.closeAccount | typeof smsScenes.changeMobile>;

/** Where a code goes, which its return proves: a mobile of eleven digits, or a mailbox in small letters (docs/domain/accounts.md §17). */
export type CodeTo = { mobile: string; email?: undefined } | { email: string; mobile?: undefined };

/** The one of both that is given ('' for none); undefined for neither and for both. */
export function codeToOf({ mobile, email }: { mobile: string; email: string }): CodeTo | undefined {
  if ((mobile === '') === (email === '')) return undefined;
  return mobile === '' ? { email } : { mobile };
}

/** Of what an account has proved, where its own codes go: the mobile first. Undefined for an account with neither. */
export function ownCodeTo({ mobile, email }: { mobile: string | null; email: string | null }): CodeTo | undefined {
  if (mobile) return { mobile };
  return email ? { email } : undefined;
}

/** Whether the shop lets a mailbox stand in for a mobile; off until it says so. */
export const isMailAllowed = (stored: unknown): boolean =>
  (stored as { codes?: { isByMail?: unknown } | null } | null | undefined)?.codes?.isByMail === true;

export const smsSceneTexts: Record<SmsScene, string> = {
  [smsScenes.register]: '注册账号',
  [smsScenes.resetPassword]: '找回密码',
  [smsScenes.changeMobile]: '更换手机号',
  [smsScenes.closeAccount]: '注销账号',
  [smsScenes.signIn]: '登录',
  [smsScenes.bindMail]: '绑定邮箱',
};
