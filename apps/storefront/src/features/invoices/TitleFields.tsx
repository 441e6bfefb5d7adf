import { type TitleType, titleTypeTexts, titleTypes } from '@jicai/domain/invoices/invoice-title-form.ts';
import { ChoiceCard } from '@jicai/ui/forms/ChoiceCard.tsx';
import { CheckField, TextField } from '@jicai/web/form/fields.tsx';
import { useFormOf } from '@jicai/web/form/Form.tsx';
import { useValues } from '@jicai/web/form/use-form.ts';
import styles from './Titles.module.css';
import type { TitleForm } from './title-form.ts';

const types = [titleTypes.company, titleTypes.person, titleTypes.publicBody] as const;

/** The fields of an invoice title; a person needs a name only. */
export function TitleFields() {
  const form = useFormOf<TitleForm>();
  const { titleType } = useValues(form);
  const isPerson = titleType === titleTypes.person;
  return (
    <>
      <div className={styles.types} role="radiogroup" aria-label="抬头类型">
        {types.map((type: TitleType) => (
          <ChoiceCard
            key={type}
            name="titleType"
            value={String(type)}
            label={titleTypeTexts[type]}
            isChosen={titleType === type}
            onChoose={() => form.set({ titleType: type })}
          >
            {titleTypeTexts[type]}
          </ChoiceCard>
        ))}
      </div>
      <TextField<TitleForm>
        name="titleName"
        label={isPerson ? '姓名' : '单位名称'}
        isRequired
        isWide
        maxLength={120}
        autoComplete={isPerson ? 'name' : 'organization'}
      />
      {!isPerson && (
        <>
          <TextField<TitleForm>
            name="taxNo"
            label="纳税人识别号"
            isRequired={titleType === titleTypes.company}
            isWide
            help="营业执照上的统一社会信用代码"
            maxLength={20}
          />
          <TextField<TitleForm> name="regAddress" label="注册地址" maxLength={120} />
          <TextField<TitleForm> name="regTel" label="注册电话" inputMode="tel" maxLength={120} />
          <TextField<TitleForm> name="bankName" label="开户行" maxLength={120} />
          <TextField<TitleForm> name="bankAccount" label="银行账号" inputMode="numeric" maxLength={120} />
        </>
      )}
      <TextField<TitleForm>
        name="email"
        label="接收邮箱"
        help="申请开票时自动填入"
        inputMode="email"
        autoComplete="email"
        maxLength={120}
      />
      <TextField<TitleForm> name="mobile" label="接收手机" inputMode="tel" autoComplete="tel" maxLength={120} />
      <CheckField<TitleForm> name="isDefault" isWide>
        设为默认抬头
      </CheckField>
    </>
  );
}
