import type { DeskTile } from '@jicai/domain/shop-side/desk-tiles.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Desk, deskQuery } from '../../features/desk/index.ts';
import { useMay } from '../self.queries.ts';

/** What of the desk stands behind a function of the menu. */
const tilesOf: Record<string, readonly DeskTile[]> = {
  orders: ['toShip', 'cancelAsked'],
  returns: ['returnsToAudit', 'returnsToInspect'],
  payments: ['transfers', 'abnormalPayments'],
  invoices: ['invoices'],
  statements: ['disputes'],
  customers: ['registrations'],
  settlements: ['settlements'],
  'own-settlements': ['ownSettlements'],
  goods: ['proposals'],
  own: ['ownStock', 'ownProposals'],
  changes: ['changes'],
};

export interface MenuCount {
  count: number;
  /** Something of it is late: a red dot where there is no room for the number. */
  isHot: boolean;
}

/** How much waits behind the functions of the menu, as the desk says it. */
export function useMenuCounts(): (path: string) => MenuCount {
  const may = useMay();
  const { data } = useQuery({ ...deskQuery(), enabled: may('ops.desk.view') });
  return (path) => countOf(data, tilesOf[path] ?? []);
}

/** The same, asked for anew after every act; once on a page. */
export function useFollowedMenuCounts(): (path: string) => MenuCount {
  useCountsAfterActs();
  return useMenuCounts();
}

/** After an act its lists are asked for again, one call after another: the counts follow the last of them, and do not wait for their minute. */
const quietMs = 100;

function useCountsAfterActs(): void {
  const client = useQueryClient();
  useEffect(() => {
    const { queryKey } = deskQuery();
    let soon: number | undefined;
    const leave = client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'invalidate') return;
      if (event.query.queryKey[0] === queryKey[0]) return;
      window.clearTimeout(soon);
      soon = window.setTimeout(() => void client.invalidateQueries({ queryKey }), quietMs);
    });
    return () => {
      leave();
      window.clearTimeout(soon);
    };
  }, [client]);
}

function countOf(desk: Desk | undefined, names: readonly DeskTile[]): MenuCount {
  const waiting = desk?.tiles.filter(({ tile }) => names.includes(tile)) ?? [];
  return {
    count: waiting.reduce((sum, { count }) => sum + count, 0),
    isHot: waiting.some(({ overdueCount = 0 }) => overdueCount > 0),
  };
}
