import { Checkbox } from '@jicai/ui/Checkbox.tsx';
import { type ControlProps, Field } from '@jicai/ui/Field.tsx';
import type { Faults } from '../../app/use-form.ts';
import styles from './AddressDialog.module.css';
import type { AddressForm } from './address-form.ts';
import { type AreaCodes, AreaPicker } from './AreaPicker.tsx';

/** The fields of an address. The only default one cannot be unset: another is made the default instead. */
export function AddressFields({
  values,
  faults,
  isDefaultFixed,
  mayShare,
  onChange,
  onArea,
}: {
  values: AddressForm;
  faults: Faults<AddressForm>;
  isDefaultFixed: boolean;
  mayShare: boolean;
  onChange: (part: Partial<AddressForm>) => void;
  /** `names`: those of the chosen area in one text. */
  onArea: (codes: AreaCodes, names: string) => void;
}) {
  const text =
    (name: Exclude<keyof AddressForm, 'isDefault' | 'isShared'>, more: object = {}) =>
    (control: ControlProps) => (
      <input
        {...control}
        name={name}
        autoComplete="off"
        value={values[name]}
        onChange={(event) => onChange({ [name]: event.target.value })}
        {...more}
      />
    );
  return (
    <>
      <Field label="收货人" isRequired error={faults.receiver}>
        {text('receiver', { maxLength: 40, autoComplete: 'name' })}
      </Field>
      <Field label="手机号" isRequired error={faults.mobile}>
        {text('mobile', { inputMode: 'tel', maxLength: 20, autoComplete: 'tel' })}
      </Field>
      <Field label="所在地区" isRequired error={faults.areaCode ?? faults.streetCode} className={styles.whole}>
        {(control) => <AreaPicker control={control} value={values} onChange={onArea} />}
      </Field>
      <Field
        label="详细地址"
        isRequired
        error={faults.address}
        className={styles.whole}
        help="路名、门牌号、楼层和收货点"
      >
        {(control) => (
          <textarea
            {...control}
            name="address"
            rows={2}
            maxLength={150}
            value={values.address}
            onChange={(event) => onChange({ address: event.target.value })}
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
        disabled={isDefaultFixed}
        onChange={(isDefault) => onChange({ isDefault })}
        className={styles.whole}
      >
        设为默认收货地址
      </Checkbox>
      {mayShare && (
        <Checkbox isChecked={values.isShared} onChange={(isShared) => onChange({ isShared })} className={styles.whole}>
          企业共享，同事下单时也可选用
        </Checkbox>
      )}
    </>
  );
}
