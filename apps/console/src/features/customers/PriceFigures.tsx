import { endingSoonDays } from '@jicai/domain/money/contract-rows.ts';
import { Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Figure, FigureStrip } from '../../parts/FigureStrip.tsx';
import { priceFiguresQuery } from './prices.queries.ts';

/** How many contract prices a customer has, which end soon, and which leave too little. */
export function PriceFigures({ customerId }: { customerId: string }) {
  const { data } = useQuery(priceFiguresQuery(customerId));
  if (!data) return <Skeleton height={96} radius={8} />;
  const { standingCount, endingCount, firstEnd, underLineCount } = data;
  return (
    <FigureStrip>
      <Figure name="协议价商品" count={standingCount} note={standingCount > 0 ? '生效中和未开始' : '还没有协议价'} />
      <Figure
        name={`${endingSoonDays} 天内到期`}
        count={endingCount}
        note={firstEnd === '' ? '没有设到期日' : `最早 ${firstEnd}`}
      />
      {underLineCount !== undefined && (
        <Figure
          name="低于毛利线"
          count={underLineCount}
          isLate={underLineCount > 0}
          note={underLineCount > 0 ? '按各商品分类的毛利线' : '没有'}
        />
      )}
    </FigureStrip>
  );
}
