import { Field } from '@jicai/ui/forms/Field.tsx';
import { CheckField, TextField } from '@jicai/web/form/fields.tsx';
import { useFormOf } from '@jicai/web/form/Form.tsx';
import { useValues } from '@jicai/web/form/use-form.ts';
import styles from './AddressFields.module.css';
import type { AddressForm } from './address-form.ts';
import { AreaPicker } from '@jicai/web/form/AreaPicker.tsx';

/** The fields of an address. The only default one cannot be unset: another is made the default instead. */
export function AddressFields({ isDefaultFixed, mayShare }: { isDefaultFixed: boolean; mayShare: boolean }) {
  return (
    <>
      <TextField<AddressForm> name="receiver" label="收货人" isRequired maxLength={40} autoComplete="name" />
      <TextField<AddressForm>
        name="mobile"
        label="手机号"
        isRequired
        maxLength={20}
        inputMode="tel"
        autoComplete="tel"
      />
      <AreaField />
      <TextField<AddressForm>
        name="address"
        label="详细地址"
        isRequired
        isWide
        rows={2}
        maxLength={150}
        help="路名、门牌号、楼层和收货点"
      />
      <TextField<AddressForm>
        name="telephone"
        label="固定电话"
        help="没有手机时填写，如 021-57812345"
        inputMode="tel"
        maxLength={25}
      />
      <div className={styles.short}>
        <TextField<AddressForm> name="zipCode" label="邮政编码" inputMode="numeric" maxLength={10} />
        <TextField<AddressForm> name="tag" label="标签" help="如 仓库、前台" maxLength={20} />
      </div>
      <CheckField<AddressForm> name="isDefault" isWide disabled={isDefaultFixed}>
        设为默认收货地址
      </CheckField>
      {mayShare && (
        <CheckField<AddressForm> name="isShared" isWide>
          企业共享，同事下单时也可选用
        </CheckField>
      )}
    </>
  );
}

function AreaField() {
  const form = useFormOf<AddressForm>();
  const { provinceCode, cityCode, areaCode, streetCode } = useValues(form);
  const { faults, set } = form;
  return (
    <Field label="所在地区" isRequired error={faults.areaCode ?? faults.streetCode} className={styles.area}>
      {(control) => (
        <AreaPicker
          control={control}
          value={{ provinceCode, cityCode, areaCode, streetCode }}
          onChange={(codes, areaText) => set({ ...codes, areaText })}
        />
      )}
    </Field>
  );
}
