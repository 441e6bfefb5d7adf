import { readListText } from '@jicai/domain/cart/order-list-text.ts';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { TextField } from '@jicai/web/form/fields.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import type { WantedItem } from './place-values.ts';

interface PasteForm {
  list: string;
}

/** Why the pasted list cannot be taken as it is. */
function pasteFaults({ list }: PasteForm) {
  const { items, faults } = readListText(list);
  const [fault] = faults;
  if (fault) return { list: `第 ${fault.row} 行没有看懂：${fault.text}` };
  return { list: items.length === 0 ? '请粘贴商品编号和数量' : undefined };
}

/** A purchase list from a mail or a sheet: a number and a quantity in each line. */
export function PasteDialog({ onAdd, onClose }: { onAdd: (items: WantedItem[]) => void; onClose: () => void }) {
  const form = useForm<PasteForm>({ list: '' }, pasteFaults, { draft: 'place.paste' });
  return (
    <FormDialog
      form={form}
      title="粘贴采购清单"
      action="添加"
      onClose={onClose}
      onSubmit={async ({ list }) => {
        onAdd(readListText(list).items);
        onClose();
      }}
    >
      <TextField<PasteForm>
        name="list"
        label="清单"
        isRequired
        rows={10}
        help="每行一个商品：编号和数量，可从表格直接复制"
      />
    </FormDialog>
  );
}
