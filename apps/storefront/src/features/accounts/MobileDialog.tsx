import { captchaCode, mobile, smsCode } from '@jicai/domain/validation/account.ts';
import { tidyCode } from '@jicai/domain/validation/text.ts';
import { Button } from '@jicai/ui/Button.tsx';
import { Dialog } from '@jicai/ui/Dialog.tsx';
import { IconDeviceMobile } from '@jicai/ui/icons/icons.tsx';
import { Notice } from '@jicai/ui/Notice.tsx';
import { toast } from '@jicai/ui/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Refusal } from '../../app/faults.ts';
import { post } from '../../app/post.ts';
import { newRequestId } from '../../app/request-id.ts';
import { AuthField, PasswordField } from '../auth/AuthField.tsx';
import { CaptchaField } from '../auth/CaptchaField.tsx';
import { hashPassword } from '../auth/hash-password.ts';
import { sendSmsCode } from '../auth/send-sms-code.ts';
import { SmsCodeField } from '../auth/SmsCodeField.tsx';
import { useForm } from '../auth/use-form.ts';
import { refreshUserInfo } from './user-info.queries.ts';

type Field = 'mobile' | 'captchaCode' | 'smsCode' | 'accountPwd';
const submitted: Field[] = ['mobile', 'smsCode', 'accountPwd'];

/** 更换手机号: a code to the new number and the password prove that it is one's own. */
export function MobileDialog({ onClose }: { onClose: () => void }) {
  const form = useForm<Field>({ mobile: '', captchaCode: '', smsCode: '', accountPwd: '' }, (values) => ({
    mobile: values.mobile ? mobile(tidyCode(values.mobile)) : '请输入手机号码',
    captchaCode: captchaCode(values.captchaCode),
    smsCode: smsCode(tidyCode(values.smsCode)),
    accountPwd: values.accountPwd === '' ? '请输入密码' : undefined,
  }));
  const [problem, setProblem] = useState('');
  const { mutate, isPending } = useMutation({
    meta: { isInline: true },
    async mutationFn() {
      setProblem('');
      const { mobile: to, smsCode: code, accountPwd } = form.values;
      const data = { mobile: to, smsCode: code, accountPwd: await hashPassword(accountPwd) };
      await post('/api/Account/EditMobile', { data: { ...data, requestId: newRequestId() } });
    },
    onSuccess() {
      toast.ok('手机号已更换');
      void refreshUserInfo();
      onClose();
    },
    onError(error) {
      if (error instanceof Refusal && !form.refuseAll(error)) setProblem(error.message);
    },
  });
  const field = (name: Field) => ({
    value: form.values[name],
    error: form.errorOf(name),
    onBlur: () => form.leave(name),
  });
  return (
    <Dialog
      title="更换手机号"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button type="submit" form={form.formId} look="fill" isBusy={isPending}>
            更换
          </Button>
        </>
      }
    >
      {problem && <Notice tone="danger">{problem}</Notice>}
      <form
        id={form.formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (form.isValid(submitted)) mutate();
        }}
      >
        <AuthField
          label="新手机号"
          Icon={IconDeviceMobile}
          placeholder="请输入新手机号"
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
          onSend={() => sendSmsCode(form, 3)}
        />
        <PasswordField
          label="登录密码"
          placeholder="请输入登录密码"
          autoComplete="current-password"
          {...field('accountPwd')}
          onChange={(event) => form.set('accountPwd', event.target.value)}
        />
      </form>
    </Dialog>
  );
}
