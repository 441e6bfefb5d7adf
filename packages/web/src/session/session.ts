import { create } from 'zustand';
import { deleteCookie, readCookie, writeCookie } from './cookies.ts';
import { keepDrafts } from '../drafts/drafts.ts';

/** Who is signed in, held in the cookies of spec section 3. An empty token means anonymous. */
export interface Session {
  token: string;
  userId: string;
  userName: string;
  companyId: string;
  customerId: string;
  customerName: string;
}

const anonymous: Session = { token: '', userId: '', userName: '', companyId: '', customerId: '', customerName: '' };
const names = Object.keys(anonymous) as (keyof Session)[];
/** Cookies that live longer than the browser window, in days. */
const lifeDays: Partial<Record<keyof Session, number>> = { companyId: 1 };

/** The console's page says `data-front="console"`: who works there and who buys in the shop may be two people of one browser. */
const front = globalThis.document.documentElement?.dataset['front'];
const cookieOf = (name: keyof Session): string => (front ? `${front}_${name}` : name);

/** The company whose shop this tab shows; '' until it is known. */
let siteCompanyId = '';

function readSession(): Session {
  const held = names.reduce<Session>(
    (session, name) => ({ ...session, [name]: readCookie(cookieOf(name)) }),
    anonymous,
  );
  const isForeign = siteCompanyId !== '' && held.companyId !== '' && held.companyId !== siteCompanyId;
  return isForeign ? anonymous : held;
}

export const useSession = create<Session>(() => readSession());

export const useIsSignedIn = () => useSession((session) => session.token !== '');

/** Writes the cookies of a fresh login. */
export function startSession(session: Session): void {
  for (const name of names) writeCookie(cookieOf(name), session[name], lifeDays[name]);
  useSession.setState(session);
}

/** Takes over a new token of the same user (changed password, remembered login). */
export function renewToken(token: string): void {
  writeCookie(cookieOf('token'), token);
  useSession.setState({ token });
}

/** The user has changed his name. */
export function renameUser(userName: string): void {
  writeCookie(cookieOf('userName'), userName);
  useSession.setState({ userName });
}

/** Removes the cookies of spec section 4; userPwd is HttpOnly and is removed by the server's logout. */
export function endSession(): void {
  for (const name of names) deleteCookie(cookieOf(name));
  deleteCookie('userPwd');
  useSession.setState(anonymous);
}

/** Two demo shops can share a host and so the cookies: a user signed in at one of them is a visitor at the other. */
export function bindSession(companyId: string): void {
  siteCompanyId = companyId;
  refreshSession();
}

/**
 * Reads the cookies again: another tab may have signed in or out. If the user has changed, the drafts of this tab are
 * kept first.
 */
export function refreshSession(): void {
  const fresh = readSession();
  const { token, userId } = useSession.getState();
  if (fresh.token === token) return;
  if (fresh.userId !== userId) keepDrafts();
  useSession.setState(fresh);
}
