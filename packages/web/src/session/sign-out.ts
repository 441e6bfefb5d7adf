import { logOut } from '../call/post.ts';
import { endOnServer } from './end-on-server.ts';
import { leave } from './leave.ts';

/** 退出登录: the server ends the session and removes the remembered login, then the browser forgets the user. */
export async function signOut(): Promise<void> {
  await endOnServer(logOut);
  leave();
}
