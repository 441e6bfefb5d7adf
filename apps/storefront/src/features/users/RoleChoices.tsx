import type { Role } from '@jicai/contract/people/roles.ts';
import { Choices } from '@jicai/ui/forms/Choices.tsx';
import { useController } from 'react-hook-form';
import { useFormOf } from '@jicai/web/form/Form.tsx';

/** The roles of a user in the form around, as `roleIds`. Those beyond the caller's own rights stay as they are. */
export function RoleChoices({ roles }: { roles: readonly Role[] }) {
  const { control, faults } = useFormOf<{ roleIds: string[] }>();
  const { field } = useController({ control, name: 'roleIds' });
  return (
    <Choices
      label="角色"
      isRequired
      help="可选多个，权限取并集；超出您自己权限的角色不能授予"
      error={faults.roleIds}
      choices={roles.map(({ roleId, roleName, isGrantable }) => ({
        key: roleId,
        label: roleName,
        disabled: !isGrantable,
      }))}
      chosen={field.value}
      onChange={(chosen) => field.onChange([...chosen])}
    />
  );
}
