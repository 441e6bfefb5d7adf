import { toast } from '@jicai/ui/toast.ts';
import { Refusal } from '../../app/faults.ts';
import { post } from '../../app/post.ts';
import { queryClient } from '../../app/query-client.ts';
import { captchaQuery } from './auth.queries.ts';

/** The part of a form that a text message needs: where it goes and what the picture says. */
interface SmsForm {
  values: { mobile: string; captchaCode: string };
  isValid: (names: ('mobile' | 'captchaCode')[]) => boolean;
  refuseAll: (refusal: Refusal) => boolean;
  empty: (name: 'captchaCode') => void;
}

/**
 * Asks for a text message; mobile and captcha must be right first. Answers whether one was sent. `scene` 1 注册 2 找回密码
 * 3 更换手机.
 */
export async function sendSmsCode(form: SmsForm, scene: 1 | 2 | 3): Promise<boolean> {
  const captcha = queryClient.getQueryData(captchaQuery().queryKey);
  if (!form.isValid(['mobile', 'captchaCode']) || !captcha) return false;
  const { mobile, captchaCode } = form.values;
  try {
    await post('/api/Account/SendSmsCode', { data: { mobile, scene, captchaId: captcha.captchaId, captchaCode } });
    toast.ok('验证码已发送，5 分钟内有效');
    return true;
  } catch (error) {
    if (error instanceof Refusal && !form.refuseAll(error)) toast.error(error.message);
    return false;
  } finally {
    // Each picture takes one answer.
    form.empty('captchaCode');
    void queryClient.invalidateQueries({ queryKey: captchaQuery().queryKey });
  }
}
