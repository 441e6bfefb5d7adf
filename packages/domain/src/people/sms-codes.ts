/** Minutes for which a code sent to a mobile may be used (docs/domain/accounts.md §3). */
export const smsCodeMinutes = 5;

/** What a code sent to a mobile proves it for. Closing an account is asked for by who is signed in, for the account's own mobile. */
export const smsScenes = { register: 1, resetPassword: 2, changeMobile: 3, closeAccount: 4, signIn: 5 } as const;
export type SmsScene = (typeof smsScenes)[keyof typeof smsScenes];
/** For these a code is sent to whatever mobile is given. */
export type OpenSmsScene = Exclude<SmsScene, typeof smsScenes.closeAccount>;

export const smsSceneTexts: Record<SmsScene, string> = {
  [smsScenes.register]: '注册账号',
  [smsScenes.resetPassword]: '找回密码',
  [smsScenes.changeMobile]: '更换手机号',
  [smsScenes.closeAccount]: '注销账号',
  [smsScenes.signIn]: '登录',
};
