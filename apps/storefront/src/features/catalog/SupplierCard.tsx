import type { SkuDetail } from '@jicai/contract/goods/sku.ts';
import { buttonClass } from '@jicai/ui/buttons/Button.tsx';
import { IconBuildingStore } from '@jicai/ui/icons/goods-icons.tsx';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { placeText } from '../../app/place-text.ts';
import { paths, withQuery } from '../../app/paths.ts';
import { useIsSignedIn } from '@jicai/web/session/session.ts';
import { supplierQuery } from './catalog.queries.ts';
import styles from './SupplierCard.module.css';
import { leavesText } from '../../app/goods/goods-texts.ts';

/** Who ships the goods. Contacts are for signed-in buyers; their lines are kept free while they are on their way. */
export function SupplierCard({ sku }: { sku: SkuDetail }) {
  const isSignedIn = useIsSignedIn();
  const { data } = useQuery({ ...supplierQuery(sku.supplierId), enabled: isSignedIn });
  const supplier = data?.resultData;
  return (
    <section className={styles.card} aria-label="供应商">
      <div className={styles.head}>
        <i aria-hidden="true">{initialOf(sku.supplierName)}</i>
        <div>
          <b>{sku.supplierName}</b>
          {sku.isSelf ? <Tag tone="brand">自营</Tag> : <span className={styles.kind}>入驻供应商</span>}
        </div>
      </div>
      <dl className={styles.facts}>
        <dt>发货时效</dt>
        <dd>{leavesText(sku.deliveryDays)}</dd>
        {isSignedIn && (
          <>
            <dt>在售商品</dt>
            <dd>{supplier ? `${supplier.itemCount} 款` : '—'}</dd>
            <dt>发货地</dt>
            <dd>{(supplier && placeText(supplier.areaText)) || '—'}</dd>
            <dt>联系电话</dt>
            <dd>{supplier?.telephone || '—'}</dd>
          </>
        )}
      </dl>
      <Link
        to={withQuery(paths.supplier, { supplierId: sku.supplierId })}
        className={buttonClass({ look: 'ghost', size: 'sm' }, styles.link)}
      >
        <IconBuildingStore size={16} />
        进入店铺
      </Link>
    </section>
  );
}

/** '上海启文办公用品有限公司' → '启': the first letter after the place. */
const initialOf = (name: string) =>
  /^(?:北京|上海|广州|深圳|天津|重庆|苏州|杭州|宁波|江苏|浙江|广东)?(?:市|省)?(.)/u.exec(name)?.[1] ?? '商';
