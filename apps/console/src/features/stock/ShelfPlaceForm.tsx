import { longestPlace } from '@jicai/domain/goods/shelf-place.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { TextField } from '@jicai/web/form/fields.tsx';
import { Form } from '@jicai/web/form/Form.tsx';
import { Problem } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { type Shelf, useSetPlace } from './set-place.ts';
import styles from './StockDialog.module.css';

/** 库位: where the item lies; picking lists go by it. */
export function ShelfPlaceForm({ itemId, shelf }: { itemId: string; shelf: Shelf }) {
  const form = useForm<{ place: string }>({ place: shelf.place }, () => ({}), { draft: `stock.place.${itemId}` });
  const setPlace = useSetPlace();
  return (
    <Form
      form={form}
      onSubmit={async ({ place }) => {
        await setPlace({ itemId, place: place.trim(), version: shelf.version });
        toast.ok('已保存库位');
      }}
    >
      <Problem text={form.problem} />
      <div className={styles.place}>
        <TextField name="place" label="库位" placeholder="如 A-03-2" maxLength={longestPlace} />
        <Button type="submit" isBusy={form.isBusy} className={styles.send}>
          保存库位
        </Button>
      </div>
    </Form>
  );
}
