import { Field } from '@jicai/ui/forms/Field.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { AreaPicker } from '@jicai/web/form/AreaPicker.tsx';
import { CheckField, TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm, useValues } from '@jicai/web/form/use-form.ts';
import { useState } from 'react';
import { changeFaults, type ChangeForm, changeStart, newSumFen, wantedLines } from './change-form.ts';
import styles from './ChangeDialog.module.css';
import { type Order, refreshOrders } from './orders.queries.ts';

/** Other prices, quantities or another address: a proposal that counts only once the buyer has accepted it. */
export function ChangeDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const form = useForm<ChangeForm>(changeStart(order), changeFaults, { draft: `order.change.${order.orderNo}` });
  const values = useValues(form);
  const send = useWriteOnce(async (typed: ChangeForm, requestId) => {
    const { receiver, mobile, telephone, areaCode, address, reason } = typed;
    const moved = typed.isMoved ? { address: { receiver, mobile, telephone, areaCode, address } } : {};
    const data = {
      orderNo: order.orderNo,
      version: order.version,
      lines: wantedLines(order, typed),
      ...moved,
      reason,
      requestId,
    };
    return (await post('/api/OpsOrder/ProposeChange', { data })).resultData;
  });
  return (
    <FormDialog
      form={form}
      title="变更订单"
      width={720}
      action="发给客户确认"
      onClose={onClose}
      onSubmit={async (typed) => {
        const { secondPersonId } = await send(typed).finally(() => void refreshOrders());
        toast.ok(secondPersonId ? '降价较多，待第二人复核后发给客户' : '已发给客户确认，答复前不能发货');
        onClose();
      }}
    >
      <Notice>客户接受后才生效。已付款订单只能减少，差额退回；运费不变。</Notice>
      <Lines order={order} values={values} fault={form.faults.lines} onChange={(lines) => form.set({ lines })} />
      <CheckField<ChangeForm> name="isMoved">更改收货地址（同批订单一起更改）</CheckField>
      {values.isMoved && (
        <AddressFields values={values} fault={form.faults.areaCode} onArea={(areaCode) => form.set({ areaCode })} />
      )}
      <TextField<ChangeForm> name="reason" label="原因" isRequired maxLength={200} help="客户会看到" />
      <NewSum order={order} values={values} />
    </FormDialog>
  );
}

function Lines({
  order,
  values,
  fault,
  onChange,
}: {
  order: Order;
  values: ChangeForm;
  fault: string | undefined;
  onChange: (lines: ChangeForm['lines']) => void;
}) {
  const set = (at: number, part: Partial<ChangeForm['lines'][number]>) =>
    onChange(values.lines.map((line, index) => (index === at ? { ...line, ...part } : line)));
  return (
    <div>
      <ul className={styles.lines}>
        {values.lines.map(({ orderItemId, price, qty }, at) => {
          const line = order.lines.find((one) => one.orderItemId === orderItemId);
          const name = line?.itemName ?? '';
          return (
            <li key={orderItemId}>
              <span className={styles.name}>
                {name}
                <small>
                  原 <Price tone="plain" fen={line?.price ?? 0} /> × {line?.qty} {line?.unitName}
                </small>
              </span>
              <label>
                <span>单价（元）</span>
                <input
                  value={price}
                  inputMode="decimal"
                  aria-label={`${name} 的单价（元）`}
                  aria-invalid={fault !== undefined}
                  onChange={(event) => set(at, { price: event.target.value })}
                />
              </label>
              <label>
                <span>数量</span>
                <input
                  value={qty}
                  inputMode="numeric"
                  aria-label={`${name} 的数量`}
                  aria-invalid={fault !== undefined}
                  onChange={(event) => set(at, { qty: event.target.value })}
                />
              </label>
            </li>
          );
        })}
      </ul>
      {fault && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}

const upTo = (code: string, digits: number) => (code ? code.slice(0, digits).padEnd(6, '0') : '');

function AddressFields({
  values,
  fault,
  onArea,
}: {
  values: ChangeForm;
  fault: string | undefined;
  onArea: (areaCode: string) => void;
}) {
  const { areaCode } = values;
  const [codes, setCodes] = useState({ provinceCode: upTo(areaCode, 2), cityCode: upTo(areaCode, 4), areaCode });
  return (
    <div className={styles.address}>
      <TextField<ChangeForm> name="receiver" label="收货人" isRequired maxLength={20} />
      <TextField<ChangeForm> name="mobile" label="手机" maxLength={20} />
      <TextField<ChangeForm> name="telephone" label="固定电话" maxLength={20} />
      <Field label="所在地区" isRequired error={fault} className={styles.wide}>
        {(control) => (
          <AreaPicker
            control={control}
            value={codes}
            onChange={({ provinceCode, cityCode, areaCode: next }) => {
              setCodes({ provinceCode, cityCode, areaCode: next });
              onArea(next);
            }}
          />
        )}
      </Field>
      <TextField<ChangeForm> name="address" label="详细地址" isRequired maxLength={120} isWide />
    </div>
  );
}

function NewSum({ order, values }: { order: Order; values: ChangeForm }) {
  const next = newSumFen(order, values);
  const old = order.payFee ?? 0;
  return (
    <p className={styles.sum}>
      应付 <Price tone="plain" fen={old} /> → {next === undefined ? '—' : <Price fen={next} />}
    </p>
  );
}
