import { type LogisticsCode, logistics } from '@jicai/domain/orders/logistics.ts';
import { useQuery } from '@tanstack/react-query';
import { selfQuery } from '../app/self.queries.ts';

/** Codes of the carriers the shop ships by, the usual one first. */
export function useCarriers(): readonly [LogisticsCode, ...LogisticsCode[]] {
  const { data } = useQuery(selfQuery());
  const [usual = logistics[0].logisticsCode, ...others] = data?.carriers ?? [];
  return [usual, ...others];
}

/** What a select of carriers offers; one that is chosen stays, even if the shop offers it no longer. */
export function CarrierOptions({ chosen }: { chosen: string }) {
  const offered = useCarriers();
  const shown = logistics.filter(({ logisticsCode }) => offered.includes(logisticsCode) || logisticsCode === chosen);
  return shown.map(({ logisticsCode, logisticsName }) => (
    <option key={logisticsCode} value={logisticsCode}>
      {logisticsName}
    </option>
  ));
}
