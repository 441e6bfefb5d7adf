import { cx } from '@jicai/ui/style/cx.ts';
import { IconAlertCircle, IconMapPin, IconUser } from '@jicai/ui/icons/icons.tsx';
import { IconBuildingStore } from '@jicai/ui/icons/goods-icons.tsx';
import { IconBuildingBank } from '@jicai/ui/icons/trade-icons.tsx';
import { IconFileInvoice } from '@jicai/ui/icons/center-icons.tsx';
import { type ComponentProps, useId } from 'react';
import { useFormOf } from '@jicai/web/form/Form.tsx';
import { useValues } from '@jicai/web/form/use-form.ts';
import { AreaPicker } from '@jicai/web/form/AreaPicker.tsx';
import { AuthField } from '@jicai/web/sign-in/AuthField.tsx';
import styles from '@jicai/web/sign-in/AuthField.module.css';
import type { EnterpriseFieldsForm } from './register-form.ts';

type TextName = Exclude<keyof EnterpriseFieldsForm, 'provinceCode' | 'cityCode' | 'areaCode'>;

const texts: Record<TextName, Omit<ComponentProps<typeof AuthField>, 'name'>> = {
  customerName: {
    label: '企业名称',
    Icon: IconBuildingStore,
    placeholder: '营业执照上的企业全称',
    autoComplete: 'organization',
    maxLength: 100,
  },
  taxNo: {
    label: '统一社会信用代码',
    Icon: IconFileInvoice,
    placeholder: '营业执照上的18位代码',
    autoCapitalize: 'characters',
    spellCheck: false,
    maxLength: 20,
  },
  address: {
    label: '详细地址',
    Icon: IconMapPin,
    placeholder: '街道、门牌号、楼层',
    autoComplete: 'street-address',
    maxLength: 120,
  },
  contactName: {
    label: '联系人',
    Icon: IconUser,
    placeholder: '2-20个字，将成为企业管理员',
    autoComplete: 'name',
    maxLength: 20,
  },
  bankName: {
    label: '开户行（选填）',
    Icon: IconBuildingBank,
    placeholder: '如 工商银行上海浦东支行',
    maxLength: 50,
  },
  bankAccount: {
    label: '银行账号（选填）',
    Icon: IconBuildingBank,
    placeholder: '与开户行同时填写',
    inputMode: 'numeric',
    maxLength: 30,
  },
};
const beforeArea: TextName[] = ['customerName', 'taxNo'];
const afterArea: TextName[] = ['address', 'contactName', 'bankName', 'bankAccount'];

/** What the licence says, where the enterprise is and whom the shop may ask. */
export function EnterpriseFields() {
  const { field } = useFormOf<EnterpriseFieldsForm>();
  const text = (name: TextName) => <AuthField key={name} autoComplete="off" {...texts[name]} {...field(name)} />;
  return (
    <>
      {beforeArea.map(text)}
      <AreaField />
      {afterArea.map(text)}
    </>
  );
}

function AreaField() {
  const form = useFormOf<EnterpriseFieldsForm>();
  const { provinceCode, cityCode, areaCode } = useValues(form);
  const id = useId();
  const error = form.faults.areaCode;
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id}>所在地区</label>
      </div>
      <AreaPicker
        value={{ provinceCode, cityCode, areaCode }}
        control={{
          id,
          className: cx(styles.select, error !== undefined && styles.faulty),
          'aria-invalid': error !== undefined,
          'aria-describedby': error ? `${id}-error` : undefined,
          'aria-required': true,
        }}
        onChange={(codes) => form.set(codes)}
      />
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          <IconAlertCircle size={14} />
          {error}
        </p>
      )}
    </div>
  );
}
