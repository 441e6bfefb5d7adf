import { TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';

type Replies = Record<string, string>;

/** An answer to each row that is disputed; none may be left out. */
export function RepliesForm({
  draft,
  action,
  rows,
  onClose,
  onSend,
}: {
  draft: string;
  action: string;
  rows: readonly { id: string; label: string; help: string }[];
  onClose: () => void;
  onSend: (items: { id: string; reply: string }[]) => Promise<void>;
}) {
  const form = useForm<Replies>(
    Object.fromEntries(rows.map(({ id }) => [id, ''])),
    (values) => Object.fromEntries(rows.flatMap(({ id }) => faultOf(values, id))),
    { draft },
  );
  return (
    <FormDialog
      form={form}
      title="答复异议"
      action={action}
      width={560}
      onClose={onClose}
      onSubmit={async (values) => {
        await onSend(rows.map(({ id }) => ({ id, reply: (values[id] ?? '').trim() })));
        onClose();
      }}
    >
      {rows.map(({ id, label, help }) => (
        <TextField<Replies> key={id} name={id} label={label} help={help} isRequired rows={2} maxLength={200} />
      ))}
    </FormDialog>
  );
}

const faultOf = (values: Replies, id: string): [string, string][] =>
  (values[id] ?? '').trim().length < 2 ? [[id, '请填写答复']] : [];
