import { orderStateTexts } from '@jicai/domain/orders/order-states.ts';
import { consoleMenuOf } from '@jicai/domain/shop-side/console-menu.ts';
import { fenText } from '@jicai/ui/display/format-fen.ts';
import { useQuery } from '@tanstack/react-query';
import { customerPath, paths, productPath, supplierPath } from '../../app/paths.ts';
import { selfQuery, useMay } from '../../app/self.queries.ts';
import { customersQuery } from '../customers/index.ts';
import { goodsQuery } from '../goods/index.ts';
import { noFilter, ordersQuery } from '../orders/index.ts';
import { suppliersQuery } from '../suppliers/index.ts';

/** One thing that was found, and where it leads. */
export interface Hit {
  /** What kind it is, also its heading. */
  kind: '功能' | '订单' | '客户' | '商品' | '供应商';
  to: string;
  name: string;
  note: string;
}

const most = 5;
const page = { pageIndex: 1, pageSize: most };

/** Functions, and what the lists find, each only for who may see it; the lists are asked for two characters and more. */
export function useHits(searchKey: string): { hits: Hit[]; isBusy: boolean } {
  const { data: self } = useQuery(selfQuery());
  const may = useMay();
  const isAsked = searchKey.length >= 2;
  const orders = useQuery({
    ...ordersQuery({ ...noFilter, searchKey, ...page }),
    enabled: isAsked && may('ops.order.view'),
  });
  const customers = useQuery({
    ...customersQuery({ searchKey, ...page }),
    enabled: isAsked && may('ops.customer.view'),
  });
  const goods = useQuery({ ...goodsQuery({ searchKey, ...page }), enabled: isAsked && may('ops.goods.view') });
  const suppliers = useQuery({
    ...suppliersQuery({ hasEndingPaper: false, searchKey, ...page }),
    enabled: isAsked && may('ops.supplier.view'),
  });
  const functions = consoleMenuOf(new Set(self?.permissions)).filter(({ name }) => name.includes(searchKey));
  const listed: Hit[] = isAsked
    ? [
        ...(orders.data?.resultData ?? []).map((order) => ({
          kind: '订单' as const,
          to: `${paths.orders}?view=all&open=${order.orderNo}`,
          name: order.orderNo,
          note: [
            order.customerName,
            orderStateTexts[order.orderState],
            order.payFee !== undefined && fenText(order.payFee),
          ]
            .filter(Boolean)
            .join(' · '),
        })),
        ...(customers.data?.resultData ?? []).map((customer) => ({
          kind: '客户' as const,
          to: customerPath(customer.customerId),
          name: customer.customerName,
          note: customer.taxNo,
        })),
        ...(goods.data?.resultData ?? []).map((item) => ({
          kind: '商品' as const,
          to: productPath(item.productId),
          name: item.itemName,
          note: `${item.itemNo} · ${item.categoryName}`,
        })),
        ...(suppliers.data?.resultData ?? []).map((supplier) => ({
          kind: '供应商' as const,
          to: supplierPath(supplier.supplierId),
          name: supplier.supplierName,
          note: `在售 ${supplier.itemCount} · 待发货 ${supplier.openOrderCount}`,
        })),
      ]
    : [];
  const entries = functions.map(({ path, name, group }) => ({
    kind: '功能' as const,
    to: `/${path}`,
    name,
    note: group,
  }));
  return {
    hits: [...entries, ...listed],
    isBusy: isAsked && [orders, customers, goods, suppliers].some(({ isFetching }) => isFetching),
  };
}
