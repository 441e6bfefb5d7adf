import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { PageHead } from '@jicai/web/page/PageHead.tsx';
import { PasswordForm } from '@jicai/web/sign-in/PasswordForm.tsx';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { selfQuery } from '../../app/self.queries.ts';
import styles from './PasswordPage.module.css';

/** A new password of one's own; whoever still has the first one comes here after the login. */
export function PasswordPage() {
  const { data: self } = useQuery(selfQuery());
  const navigate = useNavigate();
  const leave = () => {
    void queryClient.invalidateQueries({ queryKey: selfQuery().queryKey });
    void navigate('/');
  };
  return (
    <>
      <PageHead title="修改密码" />
      {self?.mustChangePwd && (
        <Notice tone="warn" className={styles.notice}>
          您还在使用别人给的初始密码，修改之前只能查看，不能操作。
        </Notice>
      )}
      <Card title="设置新密码">
        <PasswordForm accountNo={self?.accountNo ?? ''} onChanged={leave} />
      </Card>
    </>
  );
}
