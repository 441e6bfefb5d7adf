import { proposalStates } from '@jicai/domain/goods/proposal-states.ts';
import { Button, buttonClass } from '@jicai/ui/buttons/Button.tsx';
import { confirm } from '@jicai/ui/feedback/confirm.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { DetailQuery } from '@jicai/web/page/DetailQuery.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { productPath, proposalsPath } from '../../app/paths.ts';
import { DetailHead } from '../../parts/DetailHead.tsx';
import { type Proposal, proposalQuery, refreshProposals } from './proposals.queries.ts';
import { ProposalTag } from './ProposalTag.tsx';
import { ProposalView } from './ProposalView.tsx';
import { RefuseProposalDialog } from './RefuseProposalDialog.tsx';

const lost = { title: '没有这份商品资料', hint: '它可能属于另一家商城。', to: proposalsPath, toText: '回到待审核' };

/** /goods/proposals/:proposalId: what a supplier wants of its goods, to be agreed to or sent back. */
export function ProposalPage() {
  const { proposalId = '' } = useParams();
  const query = useQuery(proposalQuery(proposalId));
  return (
    <DetailQuery isNamed={/^\d+$/.test(proposalId)} query={query} lost={lost}>
      {(proposal) => <Loaded proposal={proposal} />}
    </DetailQuery>
  );
}

function Loaded({ proposal }: { proposal: Proposal }) {
  const [isRefusing, setRefusing] = useState(false);
  const { title, proposalState, supplierName, productNo, productId } = proposal;
  return (
    <>
      <DetailHead
        back={{ to: proposalsPath, label: '回到待审核' }}
        title={title}
        mark={<ProposalTag state={proposalState} side="shop" />}
        facts={[supplierName, `商品编号 ${productNo}`, productId ? `${proposal.changeCount} 处修改` : '新商品']}
      >
        <Acts proposal={proposal} onRefuse={() => setRefusing(true)} />
      </DetailHead>
      <ProposalView proposal={proposal} />
      {isRefusing && <RefuseProposalDialog proposal={proposal} onClose={() => setRefusing(false)} />}
    </>
  );
}

function Acts({ proposal, onRefuse }: { proposal: Proposal; onRefuse: () => void }) {
  const { proposalId, version, productId, actions, isOutdated, proposalState } = proposal;
  const send = useWriteOnce((_: void, requestId) =>
    post('/api/OpsProposal/Approve', { data: { proposalId, version, requestId } }),
  );
  const approve = useMutation({
    mutationFn: () => send(undefined),
    onSuccess: () => toast.ok(productId ? '已通过，商品已更新' : '已通过，请定价后上架'),
    onSettled: () => void refreshProposals(),
  });
  const ask = async () => {
    const text = productId ? '通过后立即在商城生效。' : '通过后建为未上架的商品，由运营定价后上架。';
    if (await confirm({ title: '通过这份商品资料？', text, okText: '通过' })) approve.mutate();
  };
  if (proposalState === proposalStates.approved && productId)
    return (
      <Link to={productPath(productId)} className={buttonClass({ look: 'ghost' })}>
        打开商品
      </Link>
    );
  return (
    <>
      {actions.includes('refuse') && <Button onClick={onRefuse}>退回</Button>}
      {actions.includes('approve') && (
        <Button
          look="fill"
          isBusy={approve.isPending}
          disabled={isOutdated}
          title={isOutdated ? '商品在提交后已被修改' : undefined}
          onClick={() => void ask()}
        >
          通过
        </Button>
      )}
    </>
  );
}
