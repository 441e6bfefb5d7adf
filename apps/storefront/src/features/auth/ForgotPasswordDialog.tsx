import { captchaCode, confirmedPassword, mobile, newPassword, smsCode } from '@jicai/domain/validation/account.ts';
import { tidyCode } from '@jicai/domain/validation/text.ts';
import { Button } from '@jicai/ui/Button.tsx';
import { Dialog } from '@jicai/ui/Dialog.tsx';
import { IconDeviceMobile } from '@jicai/ui/icons/icons.tsx';
import { toast } from '@jicai/ui/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Refusal } from '../../app/faults.ts';
import { post } from '../../app/post.ts';
import { AuthField, PasswordField } from './AuthField.tsx';
import styles from './AuthFrame.module.css';
import { CaptchaField } from './CaptchaField.tsx';
import { hashPassword } from './hash-password.ts';
import { sendSmsCode } from './send-sms-code.ts';
import { SmsCodeField } from './SmsCodeField.tsx';
import { useForm } from './use-form.ts';

type Field = 'mobile' | 'captchaCode' | 'smsCode' | 'password' | 'confirmPwd';
const empty: Record<Field, string> = { mobile: '', captchaCode: '', smsCode: '', password: '', confirmPwd: '' };
/** The captcha is for the text message alone. */
const submitted: Field[] = ['mobile', 'smsCode', 'password', 'confirmPwd'];
const fieldOfCode: Partial<Record<string, Field>> = { '1005': 'smsCode', '1010': 'password' };

const check = (values: typeof empty) => ({
  mobile: values.mobile ? mobile(tidyCode(values.mobile)) : '请输入手机号码',
  captchaCode: captchaCode(values.captchaCode),
  smsCode: smsCode(tidyCode(values.smsCode)),
  password: values.password ? newPassword(values.password, '') : '请输入新密码',
  confirmPwd: values.confirmPwd ? confirmedPassword(values.confirmPwd, values.password) : '请再次输入新密码',
});

/** 忘记密码: a new password by the code sent to the mobile; every session of the account ends. */
export function ForgotPasswordDialog({ onClose }: { onClose: () => void }) {
  const form = useForm<Field>(empty, check);
  const [problem, setProblem] = useState('');
  const { mutate, isPending } = useMutation({
    meta: { isInline: true },
    async mutationFn() {
      setProblem('');
      const { mobile: to, smsCode: code, password } = form.values;
      await post('/api/Account/ResetPwd', {
        data: { mobile: to, smsCode: code, newPwd: await hashPassword(password) },
      });
    },
    onSuccess() {
      toast.ok('密码已重置，请用新密码登录');
      onClose();
    },
    onError(error) {
      if (!(error instanceof Refusal) || form.refuseAll(error)) return;
      const field = fieldOfCode[error.code];
      if (field) form.refuse(field, error.message);
      else setProblem(error.message);
    },
  });
  const field = (name: Field) => ({
    value: form.values[name],
    error: form.errorOf(name),
    onBlur: () => form.leave(name),
  });
  return (
    <Dialog
      title="找回密码"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button type="submit" form={form.formId} look="fill" isBusy={isPending}>
            重置密码
          </Button>
        </>
      }
    >
      <form
        id={form.formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (form.isValid(submitted)) mutate();
        }}
      >
        <AuthField
          label="手机号"
          Icon={IconDeviceMobile}
          placeholder="请输入注册时的手机号"
          inputMode="tel"
          autoComplete="tel"
          maxLength={20}
          {...field('mobile')}
          onChange={(event) => form.set('mobile', event.target.value)}
        />
        <CaptchaField {...field('captchaCode')} onChange={(value) => form.set('captchaCode', value)} />
        <SmsCodeField
          {...field('smsCode')}
          onChange={(value) => form.set('smsCode', value)}
          onSend={() => sendSmsCode(form, 2)}
        />
        <PasswordField
          label="新密码"
          placeholder="8-20位，字母、数字、符号至少三种"
          autoComplete="new-password"
          {...field('password')}
          onChange={(event) => form.set('password', event.target.value)}
        />
        <PasswordField
          label="再次输入新密码"
          placeholder="请再次输入新密码"
          autoComplete="new-password"
          {...field('confirmPwd')}
          onChange={(event) => form.set('confirmPwd', event.target.value)}
        />
        {problem && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
      </form>
    </Dialog>
  );
}
