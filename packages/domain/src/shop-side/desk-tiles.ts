import type { ShopPermission } from './shop-permissions.ts';

interface TileEntry {
  label: string;
  /** Who lacks it does not find the tile. */
  opens: ShopPermission;
  /** Where the work is done: a function of the console with its view; '' while it has no page. */
  path: string;
  /** A supplier has it too, of what is its own. */
  isOfSuppliers: boolean;
}

const both = (label: string, opens: ShopPermission, path: string): TileEntry => ({
  label,
  opens,
  path,
  isOfSuppliers: true,
});
const operator = (label: string, opens: ShopPermission, path = ''): TileEntry => ({
  label,
  opens,
  path,
  isOfSuppliers: false,
});

/** What waits on the desk of the shop's side, in its order (docs/domain/shop-users.md §7). */
export const deskTiles = {
  toShip: both('待发货', 'ops.order.view', '/orders?view=toShip'),
  cancelAsked: both('申请取消', 'ops.order.view', '/orders?view=cancelAsked'),
  returnsToAudit: both('待审核售后', 'ops.return.view', '/returns?view=toAudit'),
  returnsToInspect: both('待验收退货', 'ops.return.view', '/returns?view=toInspect'),
  transfers: operator('待确认转账', 'ops.pay.view', '/payments?view=transfers'),
  abnormalPayments: operator('支付异常', 'ops.pay.view', '/payments?view=abnormal'),
  invoices: operator('待开票', 'ops.invoice.view', '/invoices?view=waiting'),
  disputes: operator('对账异议', 'ops.statement.view', '/statements?view=disputed'),
  registrations: operator('待审核企业', 'ops.customer.view', '/customers?view=toReview'),
  lowStock: operator('低库存', 'ops.goods.view', '/goods?view=lowStock'),
  changes: operator('待复核变更', 'ops.change.view', '/changes'),
} as const satisfies Record<string, TileEntry>;
export type DeskTile = keyof typeof deskTiles;
export const deskTileNames = Object.keys(deskTiles) as [DeskTile, ...DeskTile[]];

/** The tiles of somebody: those of areas he may see, a supplier's among those of suppliers. */
export const deskTilesOf = (viewer: { isSupplier: boolean; held: ReadonlySet<ShopPermission> }): DeskTile[] =>
  deskTileNames.filter((name) => {
    const { opens, isOfSuppliers }: TileEntry = deskTiles[name];
    return viewer.held.has(opens) && (!viewer.isSupplier || isOfSuppliers);
  });
