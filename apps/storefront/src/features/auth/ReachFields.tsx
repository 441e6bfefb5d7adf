import { IconDeviceMobile, IconMail } from '@jicai/ui/icons/page-icons.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useFormOf } from '@jicai/web/form/Form.tsx';
import { useValues } from '@jicai/web/form/use-form.ts';
import { AuthField } from '@jicai/web/sign-in/AuthField.tsx';
import { CaptchaField } from '@jicai/web/sign-in/CaptchaField.tsx';
import { CodeField } from './CodeField.tsx';
import { registerWaysQuery } from './register.queries.ts';
import { type CodeScene, type Proof, type ReachWay, type SceneOf, sendCode } from './send-code.ts';

const inputs = {
  mobile: { Icon: IconDeviceMobile, inputMode: 'tel', autoComplete: 'tel', maxLength: 20 },
  email: { Icon: IconMail, inputMode: 'email', autoComplete: 'email', maxLength: 100 },
} as const;
const names = { mobile: '手机号', email: '邮箱' } as const;
const others = { mobile: '改用邮箱验证', email: '改用手机验证' } as const;

/**
 * A mobile and the code that proves it or, where the shop allows it, a mailbox: the form's `by` says which. What was typed
 * of the other stays; a code counts for the one it went to.
 */
export function ReachFields({
  placeholders = { mobile: '用于登录和接收订单通知', email: '用于登录和找回密码' },
  scene,
}: {
  placeholders?: Record<ReachWay, string>;
  scene: CodeScene;
}) {
  const form = useFormOf<Proof>();
  const { by } = useValues(form);
  const { data: ways } = useQuery(registerWaysQuery());
  const only = ways && ways.byMobile !== ways.byMail ? (ways.byMail ? 'email' : 'mobile') : undefined;
  const choose = (way: ReachWay) => {
    form.set({ by: way });
    // The other's faults are not this one's, and its code proves nothing here.
    form.resetField('smsCode');
    form.clearErrors(['mobile', 'email']);
  };
  useEffect(() => {
    if (only && only !== by) choose(only);
  });
  return (
    <ReachOf
      by={by}
      label={names[by]}
      placeholder={placeholders[by]}
      scene={{ mobile: scene, email: scene }}
      aside={
        ways?.byMobile && ways.byMail ? (
          <button type="button" className="hit" onClick={() => choose(by === 'mobile' ? 'email' : 'mobile')}>
            {others[by]}
          </button>
        ) : undefined
      }
    />
  );
}

/** One way, without a choice: a form whose `by` says so. */
export function ReachOf({
  by,
  label,
  placeholder,
  scene,
  aside,
}: {
  by: ReachWay;
  label: string;
  placeholder: string;
  scene: SceneOf;
  aside?: ReactNode;
}) {
  const form = useFormOf<Proof>();
  return (
    <>
      <AuthField key={by} label={label} placeholder={placeholder} aside={aside} {...inputs[by]} {...form.field(by)} />
      <CaptchaField />
      <CodeField key={`${by} code`} by={by} onSend={() => sendCode(form, scene)} />
    </>
  );
}
