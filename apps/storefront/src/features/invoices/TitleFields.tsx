import { type TitleType, titleTypeTexts, titleTypes } from '@jicai/domain/validation/invoice-title.ts';
import { Checkbox } from '@jicai/ui/Checkbox.tsx';
import { ChoiceCard } from '@jicai/ui/ChoiceCard.tsx';
import { type ControlProps, Field } from '@jicai/ui/Field.tsx';
import type { Faults } from '../../app/use-form.ts';
import styles from './Titles.module.css';
import type { TitleForm } from './title-form.ts';

const types = [titleTypes.company, titleTypes.person, titleTypes.publicBody] as const;

/** The fields of an invoice title; a person needs a name only. */
export function TitleFields({
  values,
  faults,
  onChange,
}: {
  values: TitleForm;
  faults: Faults<TitleForm>;
  onChange: (part: Partial<TitleForm>) => void;
}) {
  const text =
    (name: Exclude<keyof TitleForm, 'titleType' | 'isDefault'>, more: object = {}) =>
    (control: ControlProps) => (
      <input
        {...control}
        name={name}
        autoComplete="off"
        maxLength={120}
        value={values[name]}
        onChange={(event) => onChange({ [name]: event.target.value })}
        {...more}
      />
    );
  const isPerson = values.titleType === titleTypes.person;
  return (
    <>
      <div className={styles.types} role="radiogroup" aria-label="抬头类型">
        {types.map((type: TitleType) => (
          <ChoiceCard
            key={type}
            name="titleType"
            value={String(type)}
            label={titleTypeTexts[type]}
            isChosen={values.titleType === type}
            onChoose={() => onChange({ titleType: type })}
          >
            {titleTypeTexts[type]}
          </ChoiceCard>
        ))}
      </div>
      <Field label={isPerson ? '姓名' : '单位名称'} isRequired error={faults.titleName} className={styles.whole}>
        {text('titleName', { autoComplete: isPerson ? 'name' : 'organization' })}
      </Field>
      {!isPerson && (
        <>
          <Field
            label="纳税人识别号"
            isRequired={values.titleType === titleTypes.company}
            error={faults.taxNo}
            className={styles.whole}
            help="营业执照上的统一社会信用代码"
          >
            {text('taxNo', { maxLength: 20 })}
          </Field>
          <Field label="注册地址" error={faults.regAddress}>
            {text('regAddress')}
          </Field>
          <Field label="注册电话" error={faults.regTel}>
            {text('regTel', { inputMode: 'tel' })}
          </Field>
          <Field label="开户行" error={faults.bankName}>
            {text('bankName')}
          </Field>
          <Field label="银行账号" error={faults.bankAccount}>
            {text('bankAccount', { inputMode: 'numeric' })}
          </Field>
        </>
      )}
      <Field label="接收邮箱" error={faults.email} help="申请开票时自动填入">
        {text('email', { inputMode: 'email', autoComplete: 'email' })}
      </Field>
      <Field label="接收手机" error={faults.mobile}>
        {text('mobile', { inputMode: 'tel', autoComplete: 'tel' })}
      </Field>
      <Checkbox isChecked={values.isDefault} onChange={(isDefault) => onChange({ isDefault })} className={styles.whole}>
        设为默认抬头
      </Checkbox>
    </>
  );
}
