import { DetailQuery } from '@jicai/web/page/DetailQuery.tsx';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import { ownProposalPath, paths } from '../../app/paths.ts';
import { ownProductQuery } from './own-goods.queries.ts';
import { emptyOwnProduct } from './own-product-values.ts';
import { OwnProductEditor } from './OwnProductEditor.tsx';

const lost = { title: '没有这个商品', hint: '它可能属于其他供应商。', to: paths.own, toText: '回到我的商品' };

/** /own/:productId: a product of the supplier; "new" is one that is not there yet. What is handed in already goes on there. */
export function OwnProductPage() {
  const { productId = '' } = useParams();
  const isNew = productId === 'new';
  const query = useQuery(ownProductQuery(isNew ? '' : productId));
  if (isNew) return <OwnProductEditor key="new" start={emptyOwnProduct} about={{ draft: 'new', isShared: false }} />;
  return (
    <DetailQuery isNamed={/^\d+$/.test(productId)} query={query} lost={lost}>
      {({ basis, isShared, proposalId, ...product }) =>
        proposalId ? (
          <Navigate to={ownProposalPath(proposalId)} replace />
        ) : (
          <OwnProductEditor key={basis} start={product} about={{ productId, basis, isShared, draft: productId }} />
        )
      }
    </DetailQuery>
  );
}
