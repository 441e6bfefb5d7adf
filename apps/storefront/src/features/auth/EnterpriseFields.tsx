import { cx } from '@jicai/ui/cx.ts';
import { IconAlertCircle, IconMapPin, IconUser } from '@jicai/ui/icons/icons.tsx';
import { IconBuildingStore } from '@jicai/ui/icons/goods-icons.tsx';
import { IconBuildingBank } from '@jicai/ui/icons/trade-icons.tsx';
import { IconFileInvoice } from '@jicai/ui/icons/center-icons.tsx';
import { type ChangeEvent, useId } from 'react';
import { AreaPicker } from '../accounts/AreaPicker.tsx';
import { AuthField } from './AuthField.tsx';
import styles from './AuthField.module.css';
import type { EnterpriseField } from './register-form.ts';
import type { Form } from './use-form.ts';

/** What the licence says, where the enterprise is and whom the shop may ask. */
export function EnterpriseFields({ form }: { form: Form<EnterpriseField> }) {
  const text = (name: EnterpriseField) => ({
    value: form.values[name],
    error: form.errorOf(name),
    onChange: (event: ChangeEvent<HTMLInputElement>) => form.set(name, event.target.value),
    onBlur: () => form.leave(name),
  });
  return (
    <>
      <AuthField
        label="企业名称"
        Icon={IconBuildingStore}
        placeholder="营业执照上的企业全称"
        autoComplete="organization"
        maxLength={100}
        {...text('customerName')}
      />
      <AuthField
        label="统一社会信用代码"
        Icon={IconFileInvoice}
        placeholder="营业执照上的18位代码"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        {...text('taxNo')}
      />
      <AreaField form={form} />
      <AuthField
        label="详细地址"
        Icon={IconMapPin}
        placeholder="街道、门牌号、楼层"
        autoComplete="street-address"
        maxLength={120}
        {...text('address')}
      />
      <AuthField
        label="联系人"
        Icon={IconUser}
        placeholder="2-20个字，将成为企业管理员"
        autoComplete="name"
        maxLength={20}
        {...text('contactName')}
      />
      <AuthField
        label="开户行（选填）"
        Icon={IconBuildingBank}
        placeholder="如 工商银行上海浦东支行"
        autoComplete="off"
        maxLength={50}
        {...text('bankName')}
      />
      <AuthField
        label="银行账号（选填）"
        Icon={IconBuildingBank}
        placeholder="与开户行同时填写"
        inputMode="numeric"
        autoComplete="off"
        maxLength={30}
        {...text('bankAccount')}
      />
    </>
  );
}

function AreaField({ form }: { form: Form<EnterpriseField> }) {
  const id = useId();
  const error = form.errorOf('areaCode');
  const { provinceCode, cityCode, areaCode } = form.values;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>所在地区</label>
      <AreaPicker
        value={{ provinceCode, cityCode, areaCode }}
        control={{
          id,
          className: cx(styles.select, error !== undefined && styles.faulty),
          'aria-invalid': error !== undefined,
          'aria-describedby': error ? `${id}-error` : undefined,
          'aria-required': true,
        }}
        onChange={(codes) => {
          form.set('provinceCode', codes.provinceCode);
          form.set('cityCode', codes.cityCode);
          form.set('areaCode', codes.areaCode);
        }}
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
