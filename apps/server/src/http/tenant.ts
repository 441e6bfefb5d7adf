/** Whose shop is called, and the session token that came with the call (not yet proved). */
export interface Tenant {
  companyId: string;
  token: string | null;
}
