import { registerStates } from '@jicai/domain/people/registration.ts';
import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { confirm } from '@jicai/ui/feedback/confirm.ts';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { Loading, Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { useShopName } from '../../app/layouts/Logo.tsx';
import { Refusal } from '@jicai/web/call/faults.ts';
import { paths } from '../../app/paths.ts';
import { post } from '@jicai/web/call/post.ts';
import { AuthFrame } from './AuthFrame.tsx';
import styles from './AuthFrame.module.css';
import { ReapplyForm } from './ReapplyForm.tsx';
import { ownRegisterQuery } from './register.queries.ts';
import { RegisterWaiting } from './RegisterWaiting.tsx';

/** A registration that was sent before: under review, refused or approved. */
export function Reapply({ uploadTicket }: { uploadTicket: string }) {
  const { name } = useShopName();
  const own = useQuery(ownRegisterQuery(uploadTicket));
  const navigate = useNavigate();
  const cancel = useMutation({
    mutationFn: (version: number) => post('/api/Account/CancelRegister', { data: { uploadTicket, version } }),
    onSuccess() {
      toast.ok('申请已撤销，资料已删除');
      void navigate(paths.register, { replace: true });
    },
    onError: () => void own.refetch(),
  });
  const askCancel = async (version: number) => {
    const text = '企业资料和营业执照将被删除，账号、手机号和邮箱可以重新注册。';
    if (await confirm({ title: '撤销企业注册申请？', text, okText: '撤销申请' })) cancel.mutate(version);
  };
  return (
    <AuthFrame title="企业注册" hint={`您在${name}的企业注册申请`}>
      {own.error instanceof Refusal && own.error.code === errorCodes.notFound ? (
        <EmptyState title="操作已超时" hint={own.error.message} />
      ) : (
        <QueryState
          query={own}
          skeleton={
            <Loading className={styles.waiting}>
              <Skeleton height={320} radius={8} />
            </Loading>
          }
        >
          {(sent) => {
            if (sent.registerState === registerStates.approved)
              return <p className={styles.waiting}>企业资料已通过审核，请登录使用。</p>;
            if (sent.registerState === registerStates.awaitingReview) return <RegisterWaiting {...sent} />;
            return <ReapplyForm sent={sent} uploadTicket={uploadTicket} onSent={() => void own.refetch()} />;
          }}
        </QueryState>
      )}
      <p className={styles.other}>
        <Link to={paths.login} className="hit">
          去登录
        </Link>
        {own.data && own.data.registerState !== registerStates.approved && (
          <Button look="text" isBusy={cancel.isPending} onClick={() => void askCancel(own.data.version)}>
            撤销申请
          </Button>
        )}
      </p>
    </AuthFrame>
  );
}
