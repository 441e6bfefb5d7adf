import type { SkuDetail } from '@jicai/contract/goods/sku.ts';
import { IconRefresh, IconShieldCheck, IconTruckDelivery } from '@jicai/ui/icons/icons.tsx';
import { IconReceipt } from '@jicai/ui/icons/page-icons.tsx';
import { deliveryText } from '../../app/goods/goods-texts.ts';
import styles from './ServiceTerms.module.css';

/** What a buyer of this item may count on. */
export function ServiceTerms({ sku }: { sku: SkuDetail }) {
  const terms = [
    {
      Icon: IconRefresh,
      title: sku.isReturnable7 ? `支持 ${sku.noReasonDays} 天无理由退货` : '不支持无理由退货',
      text: sku.isReturnable7
        ? `签收之日起 ${sku.noReasonDays} 天内，商品完好且不影响二次销售的，可申请退货。`
        : '因商品性质，签收后如无质量问题不予退货。',
    },
    {
      Icon: IconShieldCheck,
      title: '质量问题包退换',
      text: '收到的商品有破损、少件或质量问题，可凭照片申请退货或换货，运费由卖方承担。',
    },
    {
      Icon: IconReceipt,
      title: '提供增值税发票',
      text: `价格含税${sku.taxRate > 0 ? `，税率 ${sku.taxRate / 100}%` : ''}；企业客户可开具专用发票或普通发票。`,
    },
    {
      Icon: IconTruckDelivery,
      title: deliveryText(sku.deliveryDays),
      text: `由${sku.supplierName}发货${sku.freightRemark ? `，${sku.freightRemark}` : ''}。`,
    },
  ];
  return (
    <ul className={styles.terms}>
      {terms.map(({ Icon, title, text }) => (
        <li key={title}>
          <Icon size={24} />
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
