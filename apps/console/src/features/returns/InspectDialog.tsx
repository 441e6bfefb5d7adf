import { Stepper } from '@jicai/ui/forms/Stepper.tsx';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm, useValues } from '@jicai/web/form/use-form.ts';
import styles from './InspectDialog.module.css';
import { type Found, foundFault, foundSums, wholeOf } from './inspect.ts';
import { ReturnLineGoods } from './ReturnLines.tsx';
import { refreshReturns, type ReturnSheet } from './returns.queries.ts';

interface InspectForm {
  /** What was found of each line, by its id. */
  found: Record<string, Found>;
}

/** 逐行验收: of each line how much arrived and how much of it is good; everything is proposed as good. */
export function InspectDialog({ sheet, onClose }: { sheet: ReturnSheet; onClose: () => void }) {
  const { returnNo, version, items } = sheet;
  const form = useForm<InspectForm>({ found: wholeOf(items) }, ({ found }) => ({ found: foundFault(found) }), {
    draft: `return.inspect.${returnNo}`,
  });
  const { found } = useValues(form);
  const sums = foundSums(items, found);
  const send = useWriteOnce((values: InspectForm, requestId) =>
    post('/api/OpsReturn/Receive', {
      data: {
        returnNo,
        version,
        items: Object.entries(values.found).map(([orderItemId, { arrived, good }]) => ({
          orderItemId,
          goodQty: good,
          badQty: arrived - good,
        })),
        requestId,
      },
    }),
  );
  const set = (id: string, next: Found) =>
    form.set({ found: { ...found, [id]: { ...next, good: Math.min(next.good, next.arrived) } } });
  return (
    <FormDialog
      form={form}
      title="逐行验收"
      width={720}
      action="完成验收"
      layout="own"
      onClose={onClose}
      onSubmit={async (values) => {
        await send(values).finally(() => void refreshReturns());
        toast.ok('已验收，合格的商品回到库存');
        onClose();
      }}
    >
      <ul className={styles.lines}>
        {items.map((item) => {
          const now = found[item.orderItemId] ?? { arrived: 0, good: 0 };
          return (
            <li key={item.orderItemId}>
              <ReturnLineGoods item={item} />
              <span className={styles.count}>
                <small>申请</small>
                {item.qty} {item.unitName}
              </span>
              <span className={styles.count}>
                <small>实收</small>
                <Stepper
                  size="sm"
                  value={now.arrived}
                  min={0}
                  max={item.qty}
                  label={`${item.itemName} 实收`}
                  onChange={(arrived) => set(item.orderItemId, { arrived, good: arrived })}
                />
              </span>
              <span className={styles.count}>
                <small>合格</small>
                <Stepper
                  size="sm"
                  value={now.good}
                  min={0}
                  max={now.arrived}
                  label={`${item.itemName} 合格`}
                  onChange={(good) => set(item.orderItemId, { ...now, good })}
                />
              </span>
            </li>
          );
        })}
      </ul>
      <Notice tone={sums.bad + sums.missing > 0 ? 'warn' : 'info'} className={styles.sums}>
        合格 {sums.good} 件，不合格 {sums.bad} 件，少收 {sums.missing} 件。
        {sums.bad > 0 && '不合格的照常退款，不再上架销售。'}
        {sums.missing > 0 && '少收的部分不退款。'}
        {sums.bad + sums.missing > 0 && '客户会看到逐行结果。'}
      </Notice>
      {form.faults.found && (
        <p role="alert" className={styles.fault}>
          {form.faults.found}
        </p>
      )}
    </FormDialog>
  );
}
