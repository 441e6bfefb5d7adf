import type { Address } from '@jicai/contract/accounts.ts';
import { Button } from '@jicai/ui/Button.tsx';
import { Checkbox } from '@jicai/ui/Checkbox.tsx';
import { Dialog } from '@jicai/ui/Dialog.tsx';
import { type ControlProps, Field } from '@jicai/ui/Field.tsx';
import { Notice } from '@jicai/ui/Notice.tsx';
import { toast } from '@jicai/ui/toast.ts';
import { useState } from 'react';
import { Refusal } from '../../app/faults.ts';
import { useForm } from '../../app/use-form.ts';
import { useWriteOnce } from '../../app/write-once.ts';
import { addressFaults, type AddressForm, emptyAddress, formOf } from './address-form.ts';
import styles from './AddressDialog.module.css';
import { refreshAddresses } from './addresses.queries.ts';
import { AreaPicker } from './AreaPicker.tsx';
import { saveAddress } from './save-address.ts';

type TextField = Exclude<keyof AddressForm, 'isDefault'>;
const formId = 'address-form';

/** Adds an address, or changes `held`. `onSaved` gets its id. */
export function AddressDialog({
  held,
  onClose,
  onSaved,
}: {
  held?: Address;
  onClose: () => void;
  onSaved?: (addressId: string) => void;
}) {
  const [areaText, setAreaText] = useState(held?.areaText ?? '');
  const { form, values, faults, set, leave, isReady, refuse } = useForm(held ? formOf(held) : emptyAddress, (all) =>
    addressFaults(all, areaText),
  );
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const send = useWriteOnce(saveAddress);

  async function submit() {
    if (!isReady()) return;
    setIsBusy(true);
    setRefusal('');
    try {
      const addressId = await send({
        form: values,
        held: held && { addressId: held.addressId, version: held.version, scope: held.scope },
      });
      await refreshAddresses();
      toast.ok('地址已保存');
      onSaved?.(addressId);
      onClose();
    } catch (error) {
      if (error instanceof Refusal && error.code !== '2' && !refuse(error)) setRefusal(error.message);
    } finally {
      setIsBusy(false);
    }
  }

  const text =
    (name: TextField, more: object = {}) =>
    (control: ControlProps) => (
      <input
        {...control}
        name={name}
        autoComplete="off"
        value={values[name]}
        onChange={(event) => set({ [name]: event.target.value })}
        {...more}
      />
    );
  return (
    <Dialog
      title={held ? '修改收货地址' : '新增收货地址'}
      width={560}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button type="submit" form={formId} look="fill" isBusy={isBusy}>
            保存地址
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        className={styles.form}
        noValidate
        onBlur={leave}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {refusal && (
          <Notice tone="danger" className={styles.whole}>
            {refusal}
          </Notice>
        )}
        <Field label="收货人" isRequired error={faults.receiver}>
          {text('receiver', { maxLength: 40, autoComplete: 'name' })}
        </Field>
        <Field label="手机号" isRequired error={faults.mobile}>
          {text('mobile', { inputMode: 'tel', maxLength: 20, autoComplete: 'tel' })}
        </Field>
        <Field label="所在地区" isRequired error={faults.areaCode} className={styles.whole}>
          {(control) => (
            <AreaPicker
              control={control}
              value={values}
              onChange={(codes, names) => {
                setAreaText(names);
                set(codes);
              }}
            />
          )}
        </Field>
        <Field
          label="详细地址"
          isRequired
          error={faults.address}
          className={styles.whole}
          help="街道、门牌号、楼层和收货点"
        >
          {(control) => (
            <textarea
              {...control}
              name="address"
              rows={2}
              maxLength={150}
              value={values.address}
              onChange={(event) => set({ address: event.target.value })}
            />
          )}
        </Field>
        <Field label="固定电话" error={faults.telephone} help="没有手机时填写，如 021-57812345">
          {text('telephone', { inputMode: 'tel', maxLength: 25 })}
        </Field>
        <div className={styles.short}>
          <Field label="邮政编码" error={faults.zipCode}>
            {text('zipCode', { inputMode: 'numeric', maxLength: 10 })}
          </Field>
          <Field label="标签" error={faults.tag} help="如 仓库、前台">
            {text('tag', { maxLength: 20 })}
          </Field>
        </div>
        <Checkbox
          isChecked={values.isDefault}
          disabled={held?.isDefault ?? false}
          onChange={(isDefault) => set({ isDefault })}
          className={styles.whole}
        >
          设为默认收货地址
        </Checkbox>
      </form>
    </Dialog>
  );
}
