/** Minutes for which a code sent to a mobile may be used (docs/domain/accounts.md §3). */
export const smsCodeMinutes = 5;
