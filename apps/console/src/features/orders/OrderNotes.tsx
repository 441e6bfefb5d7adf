import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Checkbox } from '@jicai/ui/forms/Checkbox.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { TextField } from '@jicai/web/form/fields.tsx';
import { Form } from '@jicai/web/form/Form.tsx';
import { Problem } from '@jicai/web/form/FormDialog.tsx';
import { useForm, useValues } from '@jicai/web/form/use-form.ts';
import { shortTime } from '@jicai/web/time/wire-time.ts';
import { useMay } from '../../app/self.queries.ts';
import { type Order, orderQuery } from './orders.queries.ts';
import styles from './OrderNotes.module.css';

interface NoteForm {
  text: string;
  isForBuyer: boolean;
}

const [addPath, tellPath] = ['/api/OpsOrder/AddNote', '/api/OpsOrder/TellBuyer'] as const;
type NotePath = typeof addPath | typeof tellPath;

/** What people of the shop's side wrote beside the order; the buyer reads what was written to him alone. */
export function OrderNotes({ order: { orderNo, notes } }: { order: Order }) {
  const mayTell = useMay()('ops.order.tell');
  const form = useForm<NoteForm>(
    { text: '', isForBuyer: false },
    ({ text }) => ({ text: text.trim() === '' ? '请输入备注' : undefined }),
    { draft: `order-note.${orderNo}` },
  );
  const { isForBuyer } = useValues(form);
  const send = useWriteOnce(({ path, text }: { path: NotePath; text: string }, requestId) =>
    post(path, { data: { orderNo, text, requestId } }),
  );
  async function submit({ text, isForBuyer: isTold }: NoteForm) {
    const { resultData } = await send({ path: isTold ? tellPath : addPath, text: text.trim() });
    form.reset({ text: '', isForBuyer: false });
    if (isTold) toast.ok('已发给客户');
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
              {note.isForBuyer && <b className={styles.told}>已发给客户 · </b>}
              {shortTime(note.time)} · {note.userName}
            </small>
          </div>
        </div>
      ))}
      <Form form={form} className={styles.form} onSubmit={submit}>
        <Problem text={form.problem} />
        <TextField<NoteForm> name="text" label={isForBuyer ? '给客户留言' : '写备注'} maxLength={500} />
        <Button type="submit" isBusy={form.isBusy}>
          {isForBuyer ? '发送' : '保存'}
        </Button>
        {mayTell && (
          <Checkbox
            className={styles.who}
            isChecked={isForBuyer}
            onChange={(isChosen) => form.set({ isForBuyer: isChosen })}
          >
            发给客户：在订单页显示，并通知下单人
          </Checkbox>
        )}
      </Form>
    </>
  );
}
