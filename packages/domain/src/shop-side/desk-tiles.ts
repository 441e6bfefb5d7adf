import { proposalStates } from '../goods/proposal-states.ts';
import type { ShopPermission } from './shop-permissions.ts';

/** Where the work is done, a function of the console with its view, and who may see it; '' while it has no page. */
interface TilePlace {
  opens: ShopPermission;
  path: string;
}
interface TileEntry {
  label: string;
  /** On an operator's desk; absent: not there. */
  shop?: TilePlace;
  /** On a supplier's desk, of what is its own; absent: not there. */
  supplier?: TilePlace;
}

const both = (label: string, opens: ShopPermission, path: string): TileEntry => ({
  label,
  shop: { opens, path },
  supplier: { opens, path },
});
const operator = (label: string, opens: ShopPermission, path: string): TileEntry => ({ label, shop: { opens, path } });

/** What waits on the desk of the shop's side, in its order (docs/domain/shop-users.md §7). */
export const deskTiles = {
  toShip: both('待发货', 'ops.order.view', '/orders?view=toShip'),
  cancelAsked: both('申请取消', 'ops.order.view', '/orders?view=cancelAsked'),
  returnsToAudit: both('待审核售后', 'ops.return.view', '/returns?view=toAudit'),
  returnsToInspect: both('待验收退货', 'ops.return.view', '/returns?view=toInspect'),
  transfers: operator('待确认转账', 'ops.pay.view', '/payments?view=transfers'),
  abnormalPayments: operator('支付异常', 'ops.pay.view', '/payments?view=abnormal'),
  billDifferences: operator('对账差异', 'ops.pay.view', '/channel-bills?view=open'),
  invoices: operator('待开票', 'ops.invoice.view', '/invoices?view=waiting'),
  disputes: operator('对账异议', 'ops.statement.view', '/statements?view=disputed'),
  registrations: operator('待审核企业', 'ops.customer.view', '/customers?view=toReview'),
  pricesEnding: operator('协议价将到期', 'ops.customer.view', '/customers?view=pricesEnding'),
  papersEnding: operator('资质到期', 'ops.supplier.view', '/suppliers?view=ending'),
  lowStock: operator('低库存', 'ops.goods.view', '/goods?view=lowStock'),
  proposals: operator('待审供应商商品', 'ops.goods.view', '/goods?view=proposals'),
  ownStock: { label: '库存预警', supplier: { opens: 'ops.own.view', path: '/own?view=warned' } },
  ownProposals: {
    label: '被退回的商品',
    supplier: { opens: 'ops.own.view', path: `/own?view=proposals&state=${proposalStates.refused}` },
  },
  settlements: operator('结算异议', 'ops.settle.view', '/settlements?view=disputed'),
  ownSettlements: {
    label: '待确认结算单',
    supplier: { opens: 'ops.own.settleView', path: '/own-settlements?view=awaiting' },
  },
  failedJobs: operator('失败的任务', 'ops.job.view', '/jobs'),
  changes: operator('待复核变更', 'ops.change.view', '/changes'),
} as const satisfies Record<string, TileEntry>;
export type DeskTile = keyof typeof deskTiles;
export const deskTileNames = Object.keys(deskTiles) as [DeskTile, ...DeskTile[]];

interface DeskViewer {
  isSupplier: boolean;
  held: ReadonlySet<ShopPermission>;
}

/** Where a tile leads for somebody; undefined where it is not on his desk. */
export function tilePlace(name: DeskTile, { isSupplier, held }: DeskViewer): TilePlace | undefined {
  const { shop, supplier }: TileEntry = deskTiles[name];
  const place = isSupplier ? supplier : shop;
  return place && held.has(place.opens) ? place : undefined;
}

/** The tiles of somebody: those of areas he may see, a supplier's among those of suppliers. */
export const deskTilesOf = (viewer: DeskViewer): DeskTile[] =>
  deskTileNames.filter((name) => tilePlace(name, viewer) !== undefined);
