/** Enough to know one's own number, too little to call a stranger's: 138****0002. '' stays ''. */
export const maskedMobile = (mobile: string | null): string => mobile?.replace(/^(\d{3})\d{4}/, '$1****') ?? '';

/** The last four characters of an account number: **** 1234. '' stays ''; short ones show nothing. */
export function maskedAccount(account: string): string {
  if (account === '') return '';
  return account.length > 8 ? `**** ${account.slice(-4)}` : '****';
}
