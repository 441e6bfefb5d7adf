import { marginBp, marginFen, netFen, type SalesSums } from '@jicai/domain/reports/report-figures.ts';

/** Sums as a report says them; costs and margins are told only to who may see them. */
export function toSales(sums: SalesSums, seesCosts: boolean) {
  const { soldFen, refundFen, costedFen } = sums;
  const net = netFen(sums);
  return {
    netFee: net,
    soldFee: soldFen,
    refundFee: refundFen,
    ...(seesCosts && { marginFee: marginFen(sums), marginRate: marginBp(sums), uncostedFee: net - costedFen }),
  };
}
