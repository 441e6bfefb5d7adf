import type { TemplateBlock } from '@jicai/contract/shop/tenancy.ts';
import { useNear } from '@jicai/ui/hooks/use-near.ts';
import { useQuery } from '@tanstack/react-query';
import { useIsSignedIn } from '@jicai/web/session/session.ts';
import { lazyPart } from '@jicai/ui/feedback/lazy-part.tsx';
import { LoadingBlock } from '@jicai/ui/feedback/LoadingBlock.tsx';
import { GoodsGrid } from './GoodsGrid.tsx';
import { blockGoodsQuery } from './home.queries.ts';
import { Section } from './Section.tsx';

type ListOptions = Extract<TemplateBlock, { type: 'itemList' }>['options'];

const Ranking = lazyPart(async () => (await import('./Ranking.tsx')).Ranking);

/** A list of goods named one by one, the newest, or those that sell best. */
export function ItemList({ list: { title, source, itemIds, look = 'cards' } }: { list: ListOptions }) {
  const { ref, isNear } = useNear<HTMLElement>();
  const isSignedIn = useIsSignedIn();
  const filter =
    source === 'ids'
      ? { itemIds }
      : { sortField: source === 'new' ? ('newest' as const) : ('sales' as const), sortType: 'desc' as const };
  const goods = useQuery({ ...blockGoodsQuery(filter, isSignedIn), enabled: isNear });
  return (
    <Section ref={ref} title={title}>
      {look === 'ranking' ? (
        <Ranking waiting={<LoadingBlock height={220} />} query={goods} />
      ) : (
        <GoodsGrid query={goods} />
      )}
    </Section>
  );
}
