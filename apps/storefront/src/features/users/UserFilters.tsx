import type { Role } from '@jicai/contract/people/roles.ts';
import { userStateTexts } from '@jicai/domain/people/user-rules.ts';
import { SearchField } from '@jicai/ui/forms/SearchField.tsx';
import { Select } from '@jicai/ui/forms/Select.tsx';
import { orgLabel, type ParentChoice } from '../organisation/index.ts';
import styles from './UserFilters.module.css';

/** What the list is narrowed to; '' where it is not. */
export interface ChosenUsers {
  org: string;
  role: string;
  state: string;
  searchKey: string;
}

export function UserFilters({
  chosen,
  orgs,
  roles,
  onChange,
}: {
  chosen: ChosenUsers;
  orgs: readonly ParentChoice[];
  roles: readonly Role[];
  onChange: (part: Partial<ChosenUsers>) => void;
}) {
  return (
    <div className={styles.bar}>
      <Select
        label="部门"
        placeholder="全部部门"
        value={chosen.org}
        options={orgs.map((org) => ({ value: org.orgId, label: orgLabel(org) }))}
        onChange={(org) => onChange({ org })}
        {...(styles.select && { className: styles.select })}
      />
      <Select
        label="角色"
        placeholder="全部角色"
        value={chosen.role}
        options={roles.map(({ roleId, roleName }) => ({ value: roleId, label: roleName }))}
        onChange={(role) => onChange({ role })}
        {...(styles.select && { className: styles.select })}
      />
      <Select
        label="状态"
        placeholder="全部状态"
        value={chosen.state}
        options={Object.entries(userStateTexts).map(([value, label]) => ({ value, label }))}
        onChange={(state) => onChange({ state })}
        {...(styles.select && { className: styles.select })}
      />
      <SearchField
        label="搜索用户"
        placeholder="姓名、账号或完整手机号"
        searchKey={chosen.searchKey}
        onSearch={(searchKey) => onChange({ searchKey })}
        className={styles.search}
      />
    </div>
  );
}
