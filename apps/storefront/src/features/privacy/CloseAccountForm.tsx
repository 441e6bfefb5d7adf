import { smsCodeMinutes } from '@jicai/domain/people/sms-codes.ts';
import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import type { CodeSent } from '@jicai/contract/people/auth.ts';
import type { CloseInfo } from '@jicai/contract/people/privacy.ts';
import { closingWords } from '@jicai/domain/people/privacy.ts';
import { mailCode, smsCode } from '@jicai/domain/people/account-form.ts';
import { tidyCode } from '@jicai/domain/forms/text.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { IconInfoCircle } from '@jicai/ui/icons/icons.tsx';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { Refusal } from '@jicai/web/call/faults.ts';
import { Form } from '@jicai/web/form/Form.tsx';
import { Problem } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { leave } from '@jicai/web/session/leave.ts';
import { paths } from '../../app/paths.ts';
import { post } from '@jicai/web/call/post.ts';
import { remembered } from '@jicai/web/session/unfinished.ts';
import { AuthField, CodeField, PasswordField, type ReachWay } from '../auth/index.ts';
import { hashPassword } from '@jicai/web/session/hash-password.ts';
import styles from './CloseAccountDialog.module.css';

interface CloseForm {
  smsCode: string;
  accountPwd: string;
  words: string;
}

const checkBy =
  (by: ReachWay) =>
  ({ smsCode: code, accountPwd, words }: CloseForm) => ({
    smsCode: (by === 'email' ? mailCode : smsCode)(tidyCode(code)),
    accountPwd: accountPwd === '' ? '请输入密码' : undefined,
    words: words.trim() === closingWords ? undefined : `请输入“${closingWords}”`,
  });

/** What closing means, and the proof: a code to what the account has proved, the password, and the words typed. */
export function CloseAccountForm({ info, onClose }: { info: CloseInfo; onClose: () => void }) {
  const navigate = useNavigate();
  const by = info.codeTo.includes('@') ? 'email' : 'mobile';
  const form = useForm<CloseForm>({ smsCode: '', accountPwd: '', words: '' }, checkBy(by));
  async function close({ accountPwd, smsCode: code }: CloseForm) {
    await post('/api/Account/Close', { data: { accountPwd: await hashPassword(accountPwd), smsCode: code } });
    remembered.clear();
    // At once, so that the guard's way to the login page comes first and the way home last.
    flushSync(leave);
    void navigate(paths.home, { replace: true });
    toast.ok('账号已注销');
  }
  async function sendCode(): Promise<CodeSent | undefined> {
    try {
      const { resultData } = await post('/api/Account/SendCloseCode', { data: {} });
      toast.ok(`验证码已发送，${smsCodeMinutes} 分钟内有效`);
      return resultData;
    } catch (error) {
      if (error instanceof Refusal && error.code !== errorCodes.signedOut) toast.error(error.message);
      return undefined;
    }
  }
  return (
    <Form form={form} className={styles.form} onSubmit={close}>
      <Problem text={form.problem} />
      <Notice tone="warn">注销后账号不能恢复，请确认以下影响</Notice>
      <ul className={styles.effects}>
        {info.afterSaleOrders > 0 && (
          <li>
            <b>{info.afterSaleOrders} 个已完成的订单还在售后期内，注销后不能再申请售后</b>
          </li>
        )}
        <li>姓名、手机号、邮箱、头像、收货地址、购物车、收藏、足迹和消息将被删除，无法找回</li>
        <li>订单、支付、售后和发票记录依法保留，仅用于处理纠纷和监管要求</li>
        <li>所有设备立即退出登录，登录账号、手机号和邮箱可重新注册</li>
        <li>如需保留数据，请先导出个人数据</li>
      </ul>
      <p className={styles.to}>验证码将发送至 {info.codeTo}</p>
      <CodeField by={by} onSend={sendCode} />
      <PasswordField
        label="登录密码"
        placeholder="请输入登录密码"
        autoComplete="current-password"
        {...form.field('accountPwd')}
      />
      <AuthField
        label={`输入“${closingWords}”确认`}
        Icon={IconInfoCircle}
        placeholder={closingWords}
        autoComplete="off"
        maxLength={10}
        {...form.field('words')}
      />
      <div className={styles.buttons}>
        <Button onClick={onClose}>取消</Button>
        <Button type="submit" look="danger" isBusy={form.isBusy}>
          确认注销
        </Button>
      </div>
    </Form>
  );
}
