import { Button } from '@jicai/ui/buttons/Button.tsx';
import { confirm } from '@jicai/ui/feedback/confirm.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import type { ResultOf } from '@jicai/contract/index.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { DetailQuery } from '@jicai/web/page/DetailQuery.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { paths } from '../../app/paths.ts';
import { DetailHead } from '../../parts/DetailHead.tsx';
import { ownProposalQuery, ProposalTag, ProposalView, refreshProposals } from '../proposals/index.ts';
import { OwnProductEditor } from './OwnProductEditor.tsx';

const ownProposals = `${paths.own}?view=proposals`;
const lost = { title: '没有这份提交记录', hint: '它可能属于其他供应商。', to: ownProposals, toText: '回到提交记录' };

/** /own/proposals/:proposalId: what the supplier handed in, how far it is, and the way to take it back or hand it in again. */
export function OwnProposalPage() {
  const { proposalId = '' } = useParams();
  const query = useQuery(ownProposalQuery(proposalId));
  return (
    <DetailQuery isNamed={/^\d+$/.test(proposalId)} query={query} lost={lost}>
      {(proposal) => <Loaded key={proposal.version} proposal={proposal} />}
    </DetailQuery>
  );
}

type OwnProposal = ResultOf<'/api/OpsOwn/GetProposal'>;

function Loaded({ proposal }: { proposal: OwnProposal }) {
  const [isEditing, setEditing] = useState(false);
  const { proposalId, version, title, productNo, productId, basis, isShared, reason, actions, wanted } = proposal;
  const send = useWriteOnce((_: void, requestId) =>
    post('/api/OpsOwn/Withdraw', { data: { proposalId, version, requestId } }),
  );
  const withdraw = useMutation({
    mutationFn: () => send(undefined),
    onSuccess: () => toast.ok('已撤回，可修改后重新提交'),
    onSettled: () => void refreshProposals(),
  });
  const ask = async () => {
    if (await confirm({ title: '撤回这次提交？', text: '撤回后商城不再审核，可以修改后重新提交。', okText: '撤回' }))
      withdraw.mutate();
  };
  if (isEditing)
    return (
      <OwnProductEditor
        start={wanted}
        about={{ productId, basis, isShared, draft: proposalId, proposalId, version, reason }}
      />
    );
  return (
    <>
      <DetailHead
        back={{ to: ownProposals, label: '回到提交记录' }}
        title={title}
        mark={<ProposalTag state={proposal.proposalState} side="own" />}
        facts={[`商品编号 ${productNo}`, productId ? `${proposal.changeCount} 处修改` : '新商品']}
      >
        {actions.includes('withdraw') && (
          <Button isBusy={withdraw.isPending} onClick={() => void ask()}>
            撤回
          </Button>
        )}
        {actions.includes('resubmit') && (
          <Button look="fill" onClick={() => setEditing(true)}>
            修改后重新提交
          </Button>
        )}
      </DetailHead>
      <ProposalView proposal={proposal} />
    </>
  );
}
