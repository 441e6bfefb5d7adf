import { useIsPhone } from '@jicai/ui/hooks/use-media.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { PageHead } from '@jicai/web/page/PageHead.tsx';
import { ExportButton } from './ExportButton.tsx';
import { listBody, readListAddress } from './list-address.ts';
import type { ListKind } from './list-kinds.ts';
import { OrderList } from './OrderList.tsx';
import { orderPageQuery } from './orders.queries.ts';

/** A whole screen with one order list: heading, number of orders, export. */
export function OrderListPage({ kind }: { kind: ListKind }) {
  const [params] = useSearchParams();
  const address = readListAddress(params, kind);
  const isPhone = useIsPhone();
  const { data } = useQuery(orderPageQuery(listBody(address, kind)));
  return (
    <>
      <PageHead
        title={kind.title}
        note={[data && !isPhone && `共 ${data.totalCount}${data.isTotalCapped ? '+' : ''} 单`, kind.note]
          .filter(Boolean)
          .join(' · ')}
      >
        {!isPhone && <ExportButton address={address} kind={kind} isEmpty={data?.totalCount === 0} />}
      </PageHead>
      <OrderList kind={kind} />
    </>
  );
}
