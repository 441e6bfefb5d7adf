import { buttonClass } from '@jicai/ui/buttons/Button.tsx';
import { StepBar } from '@jicai/ui/layout/StepBar.tsx';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import submitStyles from '@jicai/web/sign-in/AuthSubmit.module.css';
import styles from './AuthFrame.module.css';

/** 待审核: what was sent, what happens next. */
export function RegisterWaiting({
  customerName,
  accountNo,
  mobile,
  email,
}: {
  customerName: string;
  accountNo: string;
  /** Starred; one of both is ''. */
  mobile: string;
  email: string;
}) {
  return (
    <div>
      <StepBar
        className={styles.waiting}
        label="企业注册进度"
        steps={[
          { title: '提交资料', state: 'done' },
          { title: '待审核', sub: '商城核对企业资料', state: 'now' },
          { title: '开通使用', state: 'next' },
        ]}
      />
      <dl className={styles.facts}>
        <dt>企业名称</dt>
        <dd>{customerName}</dd>
        <dt>登录账号</dt>
        <dd>{accountNo}</dd>
        <dt>结果通知</dt>
        <dd>{mobile ? `审核结果将发短信到 ${mobile}` : `审核结果将发邮件到 ${email}`}</dd>
      </dl>
      <Link to={paths.home} className={buttonClass({ look: 'fill', size: 'lg' }, submitStyles.submit)}>
        先逛逛商城
      </Link>
    </div>
  );
}
