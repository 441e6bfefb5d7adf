import { Button } from '@jicai/ui/buttons/Button.tsx';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { TextField } from '@jicai/web/form/fields.tsx';
import { Form } from '@jicai/web/form/Form.tsx';
import { Problem } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { shortTime } from '@jicai/web/time/wire-time.ts';
import { type Order, orderQuery } from './orders.queries.ts';
import styles from './OrderNotes.module.css';

interface NoteForm {
  text: string;
}

/** What people of the shop's side wrote beside the order; the buyer never sees it. */
export function OrderNotes({ order: { orderNo, notes } }: { order: Order }) {
  const form = useForm<NoteForm>(
    { text: '' },
    ({ text }) => ({ text: text.trim() === '' ? '请输入备注' : undefined }),
    { draft: `order-note.${orderNo}` },
  );
  const send = useWriteOnce((text: string, requestId) =>
    post('/api/OpsOrder/AddNote', { data: { orderNo, text, requestId } }),
  );
  async function submit({ text }: NoteForm) {
    const { resultData } = await send(text.trim());
    form.reset({ text: '' });
    queryClient.setQueryData(orderQuery(orderNo).queryKey, (old) => old && { ...old, notes: resultData.notes });
  }
  return (
    <>
      {notes.map((note) => (
        <div key={note.noteId} className={styles.note}>
          <span className={styles.letter} aria-hidden="true">
            {note.userName.slice(0, 1)}
          </span>
          <div>
            <p>{note.text}</p>
            <small>
              {shortTime(note.time)} · {note.userName}
            </small>
          </div>
        </div>
      ))}
      <Form form={form} className={styles.form} onSubmit={submit}>
        <Problem text={form.problem} />
        <TextField<NoteForm> name="text" label="写备注" maxLength={500} />
        <Button type="submit" isBusy={form.isBusy}>
          保存
        </Button>
      </Form>
    </>
  );
}
