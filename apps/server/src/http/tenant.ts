/** The shop that a call is for, and the session token that came with it (not checked yet). */
export interface Tenant {
  companyId: string;
  token: string | null;
}
