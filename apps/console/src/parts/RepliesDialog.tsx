import { Dialog } from '@jicai/ui/feedback/Dialog.tsx';
import { LoadingBlock } from '@jicai/ui/feedback/LoadingBlock.tsx';
import { type QueryLike, QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';

type Replies = Record<string, string>;

interface DisputedRow {
  id: string;
  label: string;
  help: string;
}

/** Answers every row of a sheet that the other side disputes, which then checks again. */
export function RepliesDialog<Row>({
  query,
  rowOf,
  ...form
}: {
  /** The rows that are disputed. */
  query: QueryLike<{ resultData: readonly Row[] }>;
  rowOf: (row: Row) => DisputedRow;
} & Omit<FormOptions, 'rows'>) {
  if (query.data) return <RepliesForm {...form} rows={query.data.resultData.map(rowOf)} />;
  return (
    <Dialog title="答复异议" onClose={form.onClose}>
      <QueryState query={query} skeleton={<LoadingBlock height={120} />}>
        {() => null}
      </QueryState>
    </Dialog>
  );
}

interface FormOptions {
  draft: string;
  /** What the button says. */
  action: string;
  rows: readonly DisputedRow[];
  onClose: () => void;
  onSend: (items: { id: string; reply: string }[]) => Promise<void>;
}

/** None may be left out. */
function RepliesForm({ draft, action, rows, onClose, onSend }: FormOptions) {
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
