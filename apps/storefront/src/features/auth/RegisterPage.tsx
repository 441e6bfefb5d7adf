import {
  accountNo,
  agreed,
  captchaCode,
  confirmedPassword,
  mobile,
  newPassword,
  personName,
  smsCode,
} from '@jicai/domain/validation/account.ts';
import { optionally, tidyCode, tidyText } from '@jicai/domain/validation/text.ts';
import { Button } from '@jicai/ui/Button.tsx';
import { Checkbox } from '@jicai/ui/Checkbox.tsx';
import { IconDeviceMobile, IconUser } from '@jicai/ui/icons/icons.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useShopName } from '../../app/layouts/Logo.tsx';
import { paths } from '../../app/paths.ts';
import { agreementQuery } from '../help/help.queries.ts';
import { AuthField, PasswordField } from './AuthField.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import styles from './AuthFrame.module.css';
import { CaptchaField } from './CaptchaField.tsx';
import { SmsCodeField } from './SmsCodeField.tsx';
import { type Form, useForm } from './use-form.ts';
import { sendSmsCode } from './send-sms-code.ts';
import { checkAccountNo, type RegisterField, submitted, useRegister } from './use-register.ts';

const empty: Record<RegisterField, string> = {
  accountNo: '',
  password: '',
  confirmPwd: '',
  userName: '',
  mobile: '',
  captchaCode: '',
  smsCode: '',
};

/** The rules and texts of domain.md section 5; what is empty is asked for by name. */
const check = (values: typeof empty) => ({
  accountNo: values.accountNo ? accountNo(tidyCode(values.accountNo)) : '请输入账号',
  password: values.password ? newPassword(values.password, tidyCode(values.accountNo)) : '请输入密码',
  confirmPwd: values.confirmPwd ? confirmedPassword(values.confirmPwd, values.password) : '请再次输入密码',
  userName: optionally(personName)(tidyText(values.userName)),
  mobile: values.mobile ? mobile(tidyCode(values.mobile)) : '请输入手机号码',
  captchaCode: captchaCode(values.captchaCode),
  smsCode: smsCode(tidyCode(values.smsCode)),
});

/** /register: personal members. */
export function RegisterPage() {
  const { name } = useShopName();
  const { search } = useLocation();
  const form = useForm<RegisterField>(empty, check);
  const { register, isPending, problem } = useRegister(form);
  const agreement = useQuery(agreementQuery(1));
  const [isAgree, setIsAgree] = useState(false);
  const [agreeError, setAgreeError] = useState('');
  return (
    <AuthFrame title="欢迎注册" hint={`注册成为${name}会员`}>
      <form
        id={form.formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setAgreeError(agreed(isAgree) ?? '');
          if (form.isValid([...submitted]) && isAgree) register(agreement.data?.version ?? '');
        }}
      >
        <AccountFields form={form} />
        <MobileFields form={form} />
        <div className={styles.options}>
          <Checkbox
            isChecked={isAgree}
            onChange={(value) => {
              setIsAgree(value);
              if (value) setAgreeError('');
            }}
          >
            我已阅读并同意
            <Link to={paths.agreement} target="_blank" className={styles.link}>
              《隐私协议》
            </Link>
          </Checkbox>
        </div>
        {(agreeError || problem) && (
          <p className={styles.problem} role="alert">
            {agreeError || problem}
          </p>
        )}
        <Button type="submit" look="fill" size="lg" className={styles.submit} isBusy={isPending}>
          注册
        </Button>
      </form>
      <p className={styles.other}>
        已有账号？ <Link to={paths.login + search}>去登录</Link>
      </p>
    </AuthFrame>
  );
}

function AccountFields({ form }: { form: Form<RegisterField> }) {
  const text = (name: RegisterField) => ({
    value: form.values[name],
    error: form.errorOf(name),
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => form.set(name, event.target.value),
    onBlur: () => form.leave(name),
  });
  return (
    <>
      <AuthField
        label="账号"
        Icon={IconUser}
        placeholder="6-20位字母、数字或下划线，以字母开头"
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={20}
        {...text('accountNo')}
        onBlur={() => {
          form.leave('accountNo');
          void checkAccountNo(form);
        }}
      />
      <PasswordField
        label="密码"
        placeholder="8-20位，含大小写字母、数字、符号中的三种"
        autoComplete="new-password"
        {...text('password')}
      />
      <PasswordField
        label="确认密码"
        placeholder="请再次输入密码"
        autoComplete="new-password"
        {...text('confirmPwd')}
      />
      <AuthField
        label="姓名（选填）"
        Icon={IconUser}
        placeholder="2-20个字"
        autoComplete="name"
        maxLength={20}
        {...text('userName')}
      />
    </>
  );
}

function MobileFields({ form }: { form: Form<RegisterField> }) {
  return (
    <>
      <AuthField
        label="手机号"
        Icon={IconDeviceMobile}
        placeholder="用于登录和接收订单通知"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={11}
        value={form.values.mobile}
        error={form.errorOf('mobile')}
        onChange={(event) => form.set('mobile', event.target.value)}
        onBlur={() => form.leave('mobile')}
      />
      <CaptchaField
        value={form.values.captchaCode}
        error={form.errorOf('captchaCode')}
        onChange={(value) => form.set('captchaCode', value)}
        onBlur={() => form.leave('captchaCode')}
      />
      <SmsCodeField
        value={form.values.smsCode}
        error={form.errorOf('smsCode')}
        onChange={(value) => form.set('smsCode', value)}
        onBlur={() => form.leave('smsCode')}
        onSend={() => sendSmsCode(form, 1)}
      />
    </>
  );
}
