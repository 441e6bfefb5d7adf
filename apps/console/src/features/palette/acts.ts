import type { ShopPermission } from '@jicai/domain/shop-side/shop-permissions.ts';
import { paths, productPath } from '../../app/paths.ts';

interface Act {
  name: string;
  to: string;
  note: string;
  /** Who lacks it is not offered the act. */
  needs: ShopPermission;
}

/** What is done most, beside the functions of the menu. */
export const acts: readonly Act[] = [
  { name: '处理待发货订单', to: `${paths.orders}?view=toShip`, note: '按发货时限排序', needs: 'ops.order.view' },
  { name: '审核售后', to: `${paths.returns}?view=toAudit`, note: '待审核的售后单', needs: 'ops.return.view' },
  { name: '核对转账', to: `${paths.payments}?view=transfers`, note: '待确认的转账', needs: 'ops.pay.view' },
  { name: '开具发票', to: `${paths.invoices}?view=waiting`, note: '待开的发票', needs: 'ops.invoice.view' },
  { name: '添加商品', to: productPath('new'), note: '商品', needs: 'ops.goods.edit' },
  { name: '导入商品文件', to: paths.import, note: 'XLSX 或 CSV', needs: 'ops.goods.import' },
  { name: '审核入驻企业', to: `${paths.customers}?view=toReview`, note: '客户企业', needs: 'ops.customer.view' },
  { name: '看销售报表', to: paths.reports, note: '报表', needs: 'ops.report.view' },
  { name: '看供应商履约', to: `${paths.reports}?view=delivery`, note: '报表', needs: 'ops.report.view' },
  { name: '装修首页', to: paths.studio, note: '页面装修', needs: 'ops.look.view' },
];
