import type { Role } from '@jicai/contract/people/roles.ts';
import type { User } from '@jicai/contract/people/users.ts';
import { type UserState, userStateTexts } from '@jicai/domain/people/user-rules.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { IconPlus } from '@jicai/ui/icons/icons.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListPanel, PagedRows } from '@jicai/web/lists/ListPanel.tsx';
import { PageHead } from '@jicai/web/page/PageHead.tsx';
import { hasDraft } from '@jicai/web/drafts/use-draft.ts';
import { useListAddress } from '@jicai/web/lists/use-list-address.ts';
import type { ParentChoice } from '../organisation/index.ts';
import { roleChoicesQuery } from '../roles/index.ts';
import { type GivenPassword, GivenPasswordDialog } from '@jicai/web/sign-in/GivenPasswordDialog.tsx';
import { RolesDialog } from './RolesDialog.tsx';
import { UserDialog } from './UserDialog.tsx';
import { type ChosenUsers, UserFilters } from './UserFilters.tsx';
import { orgChoicesQuery, usersQuery } from './users.queries.ts';
import { UserTable } from './UserTable.tsx';

type Opened =
  | { kind: 'person'; held?: User }
  | { kind: 'roles'; user: User }
  | { kind: 'password'; given: GivenPassword };

/** /center/kamUser/userList 用户管理: the people of the enterprise, their departments and roles. */
export function UserListPage() {
  const { params, searchKey, pageIndex, change, toPage } = useListAddress();
  const chosen = chosenIn(params, searchKey);
  const { org: orgId, role: roleId, state } = chosen;
  const userState = state === '' ? undefined : (Number(state) as UserState);
  const list = useQuery(usersQuery({ orgId, roleId, userState, searchKey, pageIndex }));
  const { data: orgs } = useQuery(orgChoicesQuery());
  const { data: roles } = useQuery(roleChoicesQuery());
  // What was typed when the session was lost is on the screen again.
  const [opened, setOpened] = useState<Opened | undefined>(() =>
    hasDraft('user.new') ? { kind: 'person' } : undefined,
  );
  const isNarrowed = Object.values(chosen).some((value) => value !== '');
  const add = (
    <Button look="fill" disabled={!orgs || !roles} onClick={() => setOpened({ kind: 'person' })}>
      <IconPlus size={16} />
      新增用户
    </Button>
  );
  return (
    <>
      <PageHead title="用户管理" note={list.data && `共 ${list.data.totalCount} 人`}>
        {add}
      </PageHead>
      <ListPanel label="用户列表">
        <UserFilters chosen={chosen} orgs={orgs ?? []} roles={roles ?? []} onChange={change} />
        <PagedRows
          query={list}
          pageIndex={pageIndex}
          onPage={toPage}
          empty={
            isNarrowed ? (
              <EmptyState
                art="search"
                title="没有符合条件的用户"
                hint="换个条件再试"
                action={
                  <Button onClick={() => change({ org: '', role: '', state: '', searchKey: '' })}>清除条件</Button>
                }
              />
            ) : (
              <EmptyState title="还没有用户" hint="添加同事后，他们用自己的账号登录采购" action={add} />
            )
          }
        >
          {({ resultData }) => (
            <UserTable
              users={resultData}
              onEdit={(held) => setOpened({ kind: 'person', held })}
              onSetRoles={(user) => setOpened({ kind: 'roles', user })}
              onReset={(given) => setOpened({ kind: 'password', given })}
            />
          )}
        </PagedRows>
      </ListPanel>
      {opened && orgs && roles && <OpenedDialog opened={opened} orgs={orgs} roles={roles} onOpen={setOpened} />}
    </>
  );
}

/** What the address narrows the list to; what it cannot mean counts as nothing. */
function chosenIn(params: URLSearchParams, searchKey: string): ChosenUsers {
  const id = (name: string) => /^\d{1,18}$/.exec(params.get(name) ?? '')?.[0] ?? '';
  const state = params.get('state') ?? '';
  return { org: id('org'), role: id('role'), state: state in userStateTexts ? state : '', searchKey };
}

function OpenedDialog({
  opened,
  orgs,
  roles,
  onOpen,
}: {
  opened: Opened;
  orgs: readonly ParentChoice[];
  roles: readonly Role[];
  onOpen: (next: Opened | undefined) => void;
}) {
  const close = () => onOpen(undefined);
  if (opened.kind === 'password') return <GivenPasswordDialog given={opened.given} onClose={close} />;
  if (opened.kind === 'roles') return <RolesDialog user={opened.user} roles={roles} onClose={close} />;
  return (
    <UserDialog
      {...(opened.held && { held: opened.held })}
      orgs={orgs}
      roles={roles}
      onClose={close}
      onAdded={(given) => onOpen({ kind: 'password', given })}
    />
  );
}
