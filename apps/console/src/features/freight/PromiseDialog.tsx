import { Button } from '@jicai/ui/buttons/Button.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { Field } from '@jicai/ui/forms/Field.tsx';
import { IconPlus, IconX } from '@jicai/ui/icons/icons.tsx';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useFormOf } from '@jicai/web/form/Form.tsx';
import { useForm, useValues } from '@jicai/web/form/use-form.ts';
import { AreaSelect } from '../../parts/AreaSelect.tsx';
import { type Promised, refreshFreight } from './freight.queries.ts';
import { promiseFaults, type PromiseForm, promiseFormOf, promiseOf } from './promise-form.ts';
import rows from './ZoneRows.module.css';

/** Until when an order leaves the same day, and how long goods are under way. */
export function PromiseDialog({ promise, onClose }: { promise: Promised; onClose: () => void }) {
  const { supplierId, supplierName, stamp } = promise;
  const form = useForm<PromiseForm>(promiseFormOf(promise), promiseFaults, {
    draft: `freight.promise${supplierId && `.${supplierId}`}`,
  });
  const send = useWriteOnce((typed: PromiseForm, requestId) =>
    post('/api/OpsFreight/SavePromise', { data: { supplierId, promise: promiseOf(typed), stamp, requestId } }),
  );
  return (
    <FormDialog
      form={form}
      title={`${supplierName || '商城'}的送达承诺`}
      width={640}
      action="保存"
      onClose={onClose}
      onSubmit={async (typed) => {
        await send(typed).finally(() => void refreshFreight());
        toast.ok('送达承诺已生效');
        onClose();
      }}
    >
      <TextField<PromiseForm>
        name="cutOff"
        label="截单时间"
        type="time"
        help="之前的订单按商品的发货天数发出，之后的晚一个工作日；留空不承诺"
      />
      <TextField<PromiseForm> name="days" label="在途天数" inputMode="numeric" isRequired />
      <SlowerAreas />
    </FormDialog>
  );
}

function SlowerAreas() {
  const form = useFormOf<PromiseForm>();
  const { exceptions } = useValues(form);
  const set = (at: number, part: Partial<PromiseForm['exceptions'][number]>) =>
    form.set({ exceptions: exceptions.map((zone, index) => (index === at ? { ...zone, ...part } : zone)) });
  return (
    <fieldset className={rows.rows}>
      <legend>更快或更慢的地区</legend>
      {exceptions.map((zone, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows have no other identity, and keep their places while they are typed
        <div key={at} className={rows.slower}>
          <Field label={`第 ${at + 1} 组地区`} className={rows.wide}>
            {() => (
              <AreaSelect label={`第 ${at + 1} 组地区`} areas={zone.areas} onChange={(areas) => set(at, { areas })} />
            )}
          </Field>
          <Field label="在途天数" className={rows.days}>
            {(control) => (
              <input
                {...control}
                aria-label={`第 ${at + 1} 组地区在途天数`}
                inputMode="numeric"
                value={zone.days}
                onChange={(event) => set(at, { days: event.target.value })}
              />
            )}
          </Field>
          <button
            type="button"
            className={rows.remove}
            aria-label={`删除第 ${at + 1} 组地区`}
            onClick={() => form.set({ exceptions: exceptions.filter((_, index) => index !== at) })}
          >
            <IconX size={16} />
          </button>
        </div>
      ))}
      <Button look="text" size="sm" onClick={() => form.set({ exceptions: [...exceptions, { areas: [], days: '4' }] })}>
        <IconPlus size={14} />
        加一组地区
      </Button>
      {form.faults.exceptions && (
        <p className={rows.error} role="alert">
          {form.faults.exceptions}
        </p>
      )}
    </fieldset>
  );
}
