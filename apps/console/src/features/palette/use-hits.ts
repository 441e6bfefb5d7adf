import { orderStateTexts } from '@jicai/domain/orders/order-states.ts';
import { returnStateTexts } from '@jicai/domain/returns/return-states.ts';
import { consoleMenuOf, menuName } from '@jicai/domain/shop-side/console-menu.ts';
import { fenText } from '@jicai/ui/display/format-fen.ts';
import { shortTime } from '@jicai/web/time/wire-time.ts';
import { useQuery } from '@tanstack/react-query';
import { customerPath, paths, productPath, supplierPath } from '../../app/paths.ts';
import { selfQuery, useMay } from '../../app/self.queries.ts';
import { type CustomerRow, customersQuery } from '../customers/index.ts';
import { type GoodsRow, goodsQuery } from '../goods/index.ts';
import { noFilter, type OrderRow, ordersQuery } from '../orders/index.ts';
import { type ReturnRow, returnsQuery } from '../returns/index.ts';
import { type SupplierRow, suppliersQuery } from '../suppliers/index.ts';
import { acts } from './acts.ts';
import type { Scope } from './scopes.ts';

/** One thing that was found, and where it leads. */
export interface Hit {
  /** What kind it is, also its heading. */
  kind: '操作' | '功能' | '订单' | '售后' | '客户' | '商品' | '供应商';
  to: string;
  name: string;
  note: string;
  /** What the preview says of it. */
  facts: readonly { name: string; value: string }[];
}

const most = 5;
const page = { pageIndex: 1, pageSize: most };

/**
 * Functions, acts, and what the lists find, each only for who may see it; the lists are asked for two characters and more.
 * Orders are found by the number of a parcel too.
 */
export function useHits(searchKey: string, scope: Scope): { hits: Hit[]; isBusy: boolean } {
  const { data: self } = useQuery(selfQuery());
  const may = useMay();
  const isAsked = searchKey.length >= 2;
  const isOf = (...wanted: Scope[]) => scope === 'all' || wanted.includes(scope);
  const asks = {
    orders: isAsked && isOf('numbers') && may('ops.order.view'),
    returns: isAsked && scope === 'numbers' && may('ops.return.view'),
    customers: isAsked && isOf('customers') && may('ops.customer.view'),
    goods: isAsked && isOf() && may('ops.goods.view'),
    suppliers: isAsked && isOf() && may('ops.supplier.view'),
  };
  const orders = useQuery({
    ...ordersQuery({ ...noFilter, searchKey, ...page }),
    enabled: asks.orders,
  });
  const returns = useQuery({ ...returnsQuery({ searchKey, ...page }), enabled: asks.returns });
  const customers = useQuery({ ...customersQuery({ searchKey, ...page }), enabled: asks.customers });
  const goods = useQuery({ ...goodsQuery({ searchKey, ...page }), enabled: asks.goods });
  const suppliers = useQuery({
    ...suppliersQuery({ hasEndingPaper: false, searchKey, ...page }),
    enabled: asks.suppliers,
  });
  const functions = isOf('acts') ? consoleMenuOf(new Set(self?.permissions)) : [];
  const listed: Hit[] = [
    ...(asks.orders ? (orders.data?.resultData ?? []).map(orderHit) : []),
    ...(asks.returns ? (returns.data?.resultData ?? []).map(returnHit) : []),
    ...(asks.customers ? (customers.data?.resultData ?? []).map(customerHit) : []),
    ...(asks.goods ? (goods.data?.resultData ?? []).map(goodsHit) : []),
    ...(asks.suppliers ? (suppliers.data?.resultData ?? []).map(supplierHit) : []),
  ];
  const offered = scope === 'acts' || searchKey !== '' ? acts : [];
  return {
    hits: [
      ...functions
        .filter(({ name }) => name.includes(searchKey))
        .map(({ path, name, group, within }) =>
          plain('功能', { to: `/${path}`, name, note: within ? menuName(within) : group }),
        ),
      ...(isOf('acts') ? offered : [])
        .filter(({ name, needs }) => name.includes(searchKey) && may(needs))
        .map(({ to, name, note }) => plain('操作', { to, name, note })),
      ...listed,
    ],
    isBusy: [orders, returns, customers, goods, suppliers].some(({ isFetching }) => isFetching),
  };
}

const plain = (kind: Hit['kind'], found: Pick<Hit, 'to' | 'name' | 'note'>): Hit => ({ kind, facts: [], ...found });

const told = (facts: Readonly<Record<string, string | undefined>>): Hit['facts'] =>
  Object.entries(facts).flatMap(([name, value]) => (value ? [{ name, value }] : []));

function orderHit(order: OrderRow): Hit {
  const fee = order.payFee === undefined ? undefined : fenText(order.payFee);
  return {
    kind: '订单',
    to: `${paths.orders}?view=all&open=${order.orderNo}`,
    name: order.orderNo,
    note: [order.customerName, orderStateTexts[order.orderState], fee].filter(Boolean).join(' · '),
    facts: told({
      状态: orderStateTexts[order.orderState],
      客户: order.customerName,
      供应商: order.supplierName,
      商品: `${order.itemCount} 种 ${order.totalQty} 件`,
      应付: fee,
      支付方式: order.payModeText,
      下单: shortTime(order.createTime),
      收货地: order.address.areaText,
    }),
  };
}

function returnHit(sheet: ReturnRow): Hit {
  return {
    kind: '售后',
    to: `${paths.returns}?view=all&open=${sheet.returnNo}`,
    name: sheet.returnNo,
    note: `${sheet.customerName} · ${returnStateTexts[sheet.returnState]}`,
    facts: told({ 状态: returnStateTexts[sheet.returnState], 客户: sheet.customerName, 订单: sheet.orderNo }),
  };
}

function customerHit(customer: CustomerRow): Hit {
  return {
    kind: '客户',
    to: customerPath(customer.customerId),
    name: customer.customerName,
    note: customer.taxNo,
    facts: told({ 信用代码: customer.taxNo, 联系人: customer.contactName }),
  };
}

function goodsHit(item: GoodsRow): Hit {
  const price = (fen: number | null | undefined) => (fen === null || fen === undefined ? undefined : fenText(fen));
  return {
    kind: '商品',
    to: productPath(item.productId),
    name: item.itemName,
    note: `${item.itemNo} · ${item.categoryName}`,
    facts: told({
      商品编号: item.itemNo,
      分类: item.categoryName,
      品牌: item.brandName,
      供应商: item.supplierName,
      零售价: price(item.retailFen),
      企业价: price(item.enterpriseFen),
      状态: item.isOnSale ? '在售' : '已下架',
    }),
  };
}

function supplierHit(supplier: SupplierRow): Hit {
  return {
    kind: '供应商',
    to: supplierPath(supplier.supplierId),
    name: supplier.supplierName,
    note: `在售 ${supplier.itemCount} · 待发货 ${supplier.openOrderCount}`,
    facts: told({
      在售商品: String(supplier.itemCount),
      待发货: `${supplier.openOrderCount} 单`,
      联系人: supplier.contactName,
      电话: supplier.telephone,
    }),
  };
}
