import type { AnswerOf } from '@jicai/contract/index.ts';
import type { SignOnModel } from '@jicai/contract/people/sign-on.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { post } from '@jicai/web/call/post.ts';
import { newRequestId } from '@jicai/web/call/request-id.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { Form } from '@jicai/web/form/Form.tsx';
import { Problem } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { PageHead } from '@jicai/web/page/PageHead.tsx';
import { PasswordOutlet } from '@jicai/web/page/PasswordOutlet.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { refreshSignOn, signOnQuery } from './sign-on.queries.ts';
import { formOf, secretNames, signOnData, signOnFaults, type SignOnForm } from './sign-on-form.ts';
import { DirectorySync } from './DirectorySync.tsx';
import { SignOnFacts } from './SignOnFacts.tsx';
import { SignOnFields } from './SignOnFields.tsx';
import { SignOnState } from './SignOnState.tsx';
import styles from './SignOnSettings.module.css';

type CheckItems = AnswerOf<'/api/CustSignOn/Check'>['resultData']['items'];

/** /center/kamUser/signOn: the identity system of the own enterprise (docs/domain/sign-on.md §1). */
export function SignOnSettingsPage() {
  const model = useQuery(signOnQuery());
  return (
    <>
      <PageHead title="单点登录" />
      <Notice className={styles.hint}>
        接入企业自己的身份系统、企业微信或钉钉后，成员在登录页选择“企业登录”、输入工作邮箱即可进入商城。
      </Notice>
      <QueryState query={model} skeleton={<Skeleton height={360} radius={8} />}>
        {(found) => <Settings key={found.version} model={found} />}
      </QueryState>
      <PasswordOutlet />
    </>
  );
}

function Settings({ model }: { model: SignOnModel }) {
  const form = useForm<SignOnForm>(formOf(model), (values) => signOnFaults(values, model), {
    draft: 'signOn',
    secrets: secretNames,
  });
  const send = useWriteOnce((values: SignOnForm, requestId) =>
    post('/api/CustSignOn/Save', { data: { ...signOnData(values, model), requestId } }),
  );
  async function save(values: SignOnForm) {
    await send(values);
    await refreshSignOn();
    toast.ok('单点登录已保存，请检查连接');
  }
  const check = useMutation({
    mutationFn: async () =>
      (await post('/api/CustSignOn/Check', { data: { requestId: newRequestId() } })).resultData.items,
    onSettled: () => void refreshSignOn(),
  });
  return (
    <>
      <SignOnFacts model={model} />
      <Card title="身份系统" className={styles.next}>
        <Form form={form} onSubmit={save}>
          <Problem text={form.problem} />
          <SignOnFields model={model} />
          <div className={styles.buttons}>
            <Button type="submit" look="fill" isBusy={form.isBusy}>
              保存
            </Button>
            {model.isSet && (
              <Button look="ghost" isBusy={check.isPending} onClick={() => check.mutate()}>
                检查连接
              </Button>
            )}
          </div>
        </Form>
        {check.data && <Checked items={check.data} />}
      </Card>
      {model.isSet && <DirectorySync model={model} />}
      <SignOnState model={model} />
    </>
  );
}

function Checked({ items }: { items: CheckItems }) {
  return (
    <div className={styles.checked} aria-live="polite">
      {items.map(({ name, isOk, text }) => (
        <Notice key={name} tone={isOk ? 'ok' : 'danger'}>
          {name}：{text}
        </Notice>
      ))}
    </div>
  );
}
