import { SelectField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { useSession } from '@jicai/web/session/session.ts';
import { type Department, parentChoices, orgLabel } from './departments.ts';
import { moveDepartment } from './move-department.ts';

interface MoveForm {
  parentId: string;
}

/** 移动到: the same as dropping it there, for who has no pointer. */
export function MoveDialog({
  moved,
  departments,
  onClose,
}: {
  moved: Department;
  departments: readonly Department[];
  onClose: () => void;
}) {
  const enterprise = useSession((session) => session.customerName);
  const form = useForm<MoveForm>({ parentId: '' }, ({ parentId }) => ({
    parentId: parentId === '' ? '请选择上级部门' : undefined,
  }));
  const choices = parentChoices(departments, { moved, enterprise }).filter(({ orgId }) => orgId !== moved.parentId);
  return (
    <FormDialog
      form={form}
      title={`移动“${moved.orgName}”`}
      action="移动"
      onClose={onClose}
      onSubmit={async ({ parentId }) => {
        await moveDepartment({ moved, parentId });
        onClose();
      }}
    >
      <SelectField<MoveForm>
        name="parentId"
        label="移动到"
        isRequired
        help={moved.childCount > 0 ? `连同下级部门一起移动` : undefined}
      >
        <option value="">请选择上级部门</option>
        {choices.map((choice) => (
          <option key={choice.orgId} value={choice.orgId}>
            {orgLabel(choice)}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
}
