import { customerTypes } from '@jicai/domain/people/account-types.ts';
import type { UserInfo } from '@jicai/contract/people/accounts.ts';
import { email, personName } from '@jicai/domain/people/account-form.ts';
import { tidyCode, tidyText } from '@jicai/domain/forms/text.ts';
import { Button, buttonClass } from '@jicai/ui/buttons/Button.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { PageHead } from '@jicai/web/page/PageHead.tsx';
import { SelectField, TextField } from '@jicai/web/form/fields.tsx';
import { Form } from '@jicai/web/form/Form.tsx';
import { Problem } from '@jicai/web/form/FormDialog.tsx';
import type { Faults } from '@jicai/web/form/refused-fields.ts';
import { useForm } from '@jicai/web/form/use-form.ts';
import { paths } from '../../app/paths.ts';
import { registerWaysQuery } from '../auth/index.ts';
import { ConsentsCard } from '../consents/index.ts';
import { post } from '@jicai/web/call/post.ts';
import { minuteTime } from '@jicai/web/time/wire-time.ts';
import { renameUser } from '@jicai/web/session/session.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import styles from './UserInfoPage.module.css';
import { ApprovalWaysCard } from './ApprovalWaysCard.tsx';
import { AvatarPicker } from './AvatarPicker.tsx';
import { OwnEmail } from './OwnEmail.tsx';
import { OwnMobile } from './OwnMobile.tsx';
import { SessionsCard } from './SessionsCard.tsx';
import { SignOnLinkCard } from './SignOnLinkCard.tsx';
import { PrivacyCard } from '../privacy/index.ts';
import { FormBones } from '../../app/center/CenterBones.tsx';
import { refreshUserInfo, userInfoQuery } from '../../app/user-info.queries.ts';

interface InfoForm {
  userName: string;
  /** As text: 0 未填 1 男 2 女 */
  sex: string;
  email: string;
}

/** /center/kamUser/userInfo: one's own account. */
export function UserInfoPage() {
  const info = useQuery(userInfoQuery());
  return (
    <>
      <PageHead title="个人信息" />
      <QueryState query={info} skeleton={<FormBones />}>
        {(user) => (
          <div className={styles.cards}>
            <Account user={user} />
            {/* Read anew after a change: the form starts from what is stored. */}
            <Profile key={user.version} user={user} />
            <SessionsCard />
            <SignOnLinkCard />
            {user.permissions.includes('audit.act') && <ApprovalWaysCard />}
            <ConsentsCard />
            <PrivacyCard />
          </div>
        )}
      </QueryState>
    </>
  );
}

function Account({ user }: { user: UserInfo }) {
  const isMailOffered = useQuery(registerWaysQuery()).data?.byMail === true;
  const isEnterprise = user.customer.customerType === customerTypes.enterprise;
  return (
    <Card
      title="账号"
      extra={
        <Link to={paths.revisePwd} className={buttonClass({ look: 'text' })}>
          修改密码
        </Link>
      }
    >
      <dl className={styles.pairs}>
        <dt>登录账号</dt>
        <dd>{user.accountNo}</dd>
        <dt>手机号</dt>
        <dd>
          <OwnMobile mobile={user.mobile} />
        </dd>
        {(isMailOffered || user.boundEmail) && (
          <>
            <dt>验证邮箱</dt>
            <dd>
              <OwnEmail email={user.boundEmail} isOffered={isMailOffered} />
            </dd>
          </>
        )}
        {isEnterprise && (
          <>
            <dt>所属企业</dt>
            <dd>{user.customer.customerName}</dd>
            <dt>部门</dt>
            <dd>{user.orgName || '–'}</dd>
          </>
        )}
        <dt>角色</dt>
        <dd>{user.roles.map(({ roleName }) => roleName).join('、')}</dd>
        <dt>上次登录</dt>
        <dd>{user.lastLoginTime ? minuteTime(user.lastLoginTime) : '–'}</dd>
      </dl>
    </Card>
  );
}

function checkInfo({ userName, email: mail }: InfoForm): Faults<InfoForm> {
  const faults: Faults<InfoForm> = {};
  const nameFault = personName(tidyText(userName));
  const mailFault = email(tidyCode(mail));
  if (nameFault) faults.userName = nameFault;
  if (mailFault) faults.email = mailFault;
  return faults;
}

function Profile({ user }: { user: UserInfo }) {
  const start: InfoForm = { userName: user.userName, sex: String(user.sex), email: user.email };
  const form = useForm<InfoForm>(start, checkInfo, { draft: 'userInfo' });
  const send = useWriteOnce((data: { userName: string; sex: number; email: string; version: number }, requestId) =>
    post('/api/Account/EditUserInfo', { data: { ...data, requestId } }),
  );

  async function submit({ userName, sex, email: mail }: InfoForm) {
    const fields = { userName: tidyText(userName), sex: Number(sex), email: tidyCode(mail) };
    await send({ ...fields, version: user.version });
    renameUser(fields.userName);
    toast.ok('个人信息已保存');
    await refreshUserInfo();
  }

  return (
    <Card title="基本资料">
      <AvatarPicker avatarUrl={user.avatarUrl} userName={user.userName} />
      <Form form={form} className={styles.form} onSubmit={submit}>
        <Problem text={form.problem} />
        <TextField<InfoForm> name="userName" label="姓名" isRequired autoComplete="name" maxLength={40} />
        <SelectField<InfoForm> name="sex" label="性别">
          <option value="0">不填写</option>
          <option value="1">男</option>
          <option value="2">女</option>
        </SelectField>
        <TextField<InfoForm> name="email" label="联系邮箱" type="email" autoComplete="email" maxLength={100} />
        <Button type="submit" look="fill" className={styles.save} isBusy={form.isBusy}>
          保存
        </Button>
      </Form>
    </Card>
  );
}
