import { minuteTime } from '@jicai/web/time/wire-time.ts';
import type { User } from '@jicai/contract/people/users.ts';
import { userStates, userStateTexts } from '@jicai/domain/people/user-rules.ts';
import { ListTable } from '@jicai/ui/lists/ListTable.tsx';
import { RowButton } from '@jicai/ui/buttons/RowButton.tsx';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { MaskedMobile } from '../accounts/index.ts';
import type { GivenPassword } from '@jicai/web/sign-in/GivenPasswordDialog.tsx';
import { useUserActions } from './use-user-actions.ts';
import styles from './UserTable.module.css';

interface RowActions {
  onEdit: (user: User) => void;
  onSetRoles: (user: User) => void;
  onReset: (given: GivenPassword) => void;
}

/** Users, one a row; on phones one a card. */
export function UserTable({ users, ...actions }: { users: readonly User[] } & RowActions) {
  return (
    <ListTable label="用户" className={styles.table}>
      <thead>
        <tr>
          <th scope="col">姓名</th>
          <th scope="col">部门</th>
          <th scope="col">角色</th>
          <th scope="col">手机号</th>
          <th scope="col">状态</th>
          <th scope="col">最近登录</th>
          <th scope="col" data-right>
            操作
          </th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <UserRow key={user.userId} user={user} {...actions} />
        ))}
      </tbody>
    </ListTable>
  );
}

function UserRow({ user, onEdit, onSetRoles, onReset }: { user: User } & RowActions) {
  const { userName, disabledReason: why, userState } = user;
  const { isBusy, toggle, resetPassword } = useUserActions(user, onReset);
  const isActive = userState === userStates.active;
  return (
    <tr>
      <td className={styles.person}>
        <span className={styles.name}>
          {userName}
          {user.isSelf && <Tag>本人</Tag>}
        </span>
        <span className={styles.quiet}>{user.accountNo}</span>
      </td>
      <td data-label="部门">{user.orgName || '—'}</td>
      <td data-label="角色" className={styles.roles}>
        {user.roles.map(({ roleName }) => roleName).join('、') || '—'}
      </td>
      <td data-label="手机号" className={styles.number}>
        <MaskedMobile key={user.mobile} mobile={user.mobile} of={user} className={styles.view} />
      </td>
      <td className={styles.state}>
        <Tag isState tone={isActive ? 'ok' : 'grey'}>
          {userStateTexts[userState]}
        </Tag>
      </td>
      <td data-label="最近登录" className={styles.time}>
        {user.lastLoginTime ? minuteTime(user.lastLoginTime) : '从未登录'}
      </td>
      <td data-right className={styles.actions}>
        <RowButton name={userName} why={why.edit} onClick={() => onEdit(user)}>
          编辑
        </RowButton>
        <RowButton name={userName} why={why.edit} onClick={() => onSetRoles(user)}>
          设置角色
        </RowButton>
        <RowButton name={userName} why={why.resetPwd} isBusy={isBusy} onClick={() => void resetPassword()}>
          重置密码
        </RowButton>
        <RowButton
          name={userName}
          why={isActive ? why.disable : why.edit}
          isBusy={isBusy}
          onClick={() => void toggle()}
        >
          {isActive ? '停用' : '启用'}
        </RowButton>
      </td>
    </tr>
  );
}
