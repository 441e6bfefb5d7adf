import { useQuery } from '@tanstack/react-query';
import { applyListQuery, type InvoiceableOrder } from './invoices.queries.ts';

/** The chosen orders of which something is still to be invoiced: those of the page, and the others asked for by their numbers. */
export function useChosenOrders(chosenNos: readonly string[], shown: readonly InvoiceableOrder[]) {
  const missing = chosenNos.filter((orderNo) => !shown.some((order) => order.orderNo === orderNo));
  const named = useQuery({ ...applyListQuery({ orderNos: missing }), enabled: missing.length > 0 });
  const known = missing.length > 0 ? [...shown, ...(named.data?.resultData ?? [])] : shown;
  return {
    chosen: chosenNos.flatMap((orderNo) => known.find((order) => order.orderNo === orderNo) ?? []),
    /** Whether each of them has been looked for. */
    isKnown: missing.length === 0 || (named.isSuccess && !named.isPlaceholderData),
  };
}
