import type { GivenPassword } from '@jicai/web/sign-in/GivenPasswordDialog.tsx';
import type { RoleRow, StaffRow } from './staff.queries.ts';

/** A role whose form is open: a new one, a copy of another, or one that is changed. */
export type OpenedRole = { kind: 'new' } | { kind: 'copy' | 'edit'; role: RoleRow };

/** What stands open over the page; `held` undefined: somebody new. */
export type StaffOpened =
  | { kind: 'user'; held: StaffRow | undefined }
  | { kind: 'role'; role: OpenedRole }
  | { kind: 'password'; given: GivenPassword };
