import { Card } from '@jicai/ui/layout/Card.tsx';
import { PageHead } from '@jicai/web/page/PageHead.tsx';
import { PasswordForm } from '@jicai/web/sign-in/PasswordForm.tsx';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { refreshUserInfo, userInfoQuery } from '../../app/user-info.queries.ts';

/** /center/kamUser/revisePwd: a new password; every other session of the account ends. */
export function RevisePwdPage() {
  const { data: user } = useQuery(userInfoQuery());
  const navigate = useNavigate();
  const goBack = () => {
    void refreshUserInfo();
    void navigate('/center/kamUser/userInfo');
  };
  return (
    <>
      <PageHead title="修改密码" />
      <Card title="设置新密码">
        <PasswordForm accountNo={user?.accountNo ?? ''} onChanged={goBack} />
      </Card>
    </>
  );
}
