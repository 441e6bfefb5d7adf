import { Button } from '@jicai/ui/buttons/Button.tsx';
import { confirm } from '@jicai/ui/feedback/confirm.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { refreshSignOnLink, signOnLinkQuery } from './sign-on-link.queries.ts';

/** 企业登录: by what the enterprise vouches for this account, for who has been linked (docs/domain/sign-on.md §5). */
export function SignOnLinkCard() {
  const { data: link } = useQuery(signOnLinkQuery());
  const send = useWriteOnce((_input: undefined, requestId) =>
    post('/api/Account/EndSignOnLink', { data: { requestId } }),
  );
  const end = useMutation({
    mutationFn: send,
    onSuccess: () => toast.ok('已解除绑定'),
    onSettled: () => void refreshSignOnLink(),
  });
  if (!link) return null;
  const ask = async () => {
    const title = `解除与 ${link.connectionName} 的绑定？`;
    const text = '本次登录不受影响；下次用它登录时，按企业的规则重新匹配或绑定账号。';
    if (await confirm({ title, text, okText: '解除绑定' })) end.mutate(undefined);
  };
  return (
    <Card
      title="企业登录"
      extra={
        <Button look="text" isBusy={end.isPending} onClick={() => void ask()}>
          解除绑定
        </Button>
      }
    >
      <p>
        已绑定 {link.connectionName} · {link.linkTime}
      </p>
    </Card>
  );
}
