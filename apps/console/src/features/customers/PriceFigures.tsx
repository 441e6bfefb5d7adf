import { boughtDays } from '@jicai/domain/money/contract-rows.ts';
import { marginText } from '@jicai/domain/money/margin.ts';
import { moneyText } from '@jicai/domain/money/yuan.ts';
import { Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTerms } from '../../app/self.queries.ts';
import { Figure, FigureStrip } from '../../parts/FigureStrip.tsx';
import { priceFiguresQuery } from './prices.queries.ts';

/** How many contract prices a customer has, which end soon, and which leave too little. */
export function PriceFigures({ customerId }: { customerId: string }) {
  const { data } = useQuery(priceFiguresQuery(customerId));
  const { priceDays } = useTerms();
  if (!data) return <Skeleton height={96} radius={8} />;
  const { standingCount, endingCount, firstEnd, underLineCount } = data;
  const { boughtFee, contractFee, boughtItemCount, contractMarginBp, enterpriseMarginBp } = data;
  // Who sees no costs is told no count of those under the line either.
  const mayCost = underLineCount !== undefined;
  return (
    <FigureStrip>
      <Figure
        name="协议价商品"
        count={standingCount}
        note={standingCount > 0 ? `近 ${boughtDays} 天买过 ${boughtItemCount} 个` : '还没有协议价'}
      />
      <Figure
        name="协议价采购占比"
        count={boughtFee > 0 ? shareText(contractFee, boughtFee) : '—'}
        note={boughtFee > 0 ? `近 ${boughtDays} 天采购 ${moneyText(boughtFee)}` : `近 ${boughtDays} 天没有采购`}
      />
      {mayCost && (
        <Figure
          name="加权毛利率"
          count={contractMarginBp === undefined ? '—' : marginText(contractMarginBp)}
          note={enterpriseMarginBp === undefined ? '没有可算的采购' : `按企业价为 ${marginText(enterpriseMarginBp)}`}
        />
      )}
      <Figure
        name={`${priceDays} 天内到期`}
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

const shareText = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(1)}%`;
