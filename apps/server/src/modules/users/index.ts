export { setUserState } from './change-user.ts';
export { moveUsers } from './move-users.ts';
