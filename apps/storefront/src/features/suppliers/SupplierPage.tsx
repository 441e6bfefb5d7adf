import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { IconBuildingStore } from '@jicai/ui/icons/goods-icons.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { Loading, Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { useIsPhone } from '@jicai/ui/hooks/use-media.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { placeText } from '../../app/place-text.ts';
import { paths, withQuery } from '../../app/paths.ts';
import { Refusal } from '@jicai/web/call/faults.ts';
import { useTitle } from '../../app/use-title.ts';
import { GoodsSkeleton } from '../search/index.ts';
import { SupplierFigures } from './SupplierFigures.tsx';
import { SupplierGoods } from './SupplierGoods.tsx';
import styles from './SupplierPage.module.css';
import { type Supplier, supplierPageQuery } from './suppliers.queries.ts';

/** /supplier?supplierId=…: who the supplier is, what its orders say of it, and its goods. */
export function SupplierPage() {
  const [params] = useSearchParams();
  const supplierId = params.get('supplierId') ?? '';
  const supplier = useQuery({ ...supplierPageQuery(supplierId), enabled: supplierId !== '' });
  useTitle(supplier.data?.supplierName ?? '供应商');
  const isUnknown =
    supplierId === '' || (supplier.error instanceof Refusal && ['4', '5'].includes(supplier.error.code));
  if (isUnknown)
    return <EmptyState art="lost" headingLevel={1} title="没有找到这家供应商" hint="链接有误，或者供应商已停止合作" />;
  return (
    <QueryState query={supplier} skeleton={<SupplierSkeleton />}>
      {(found) => (
        <div className={styles.page}>
          <Facts supplier={found} />
          <SupplierGoods supplierId={supplierId} />
        </div>
      )}
    </QueryState>
  );
}

/** Who it is, its facts in two columns, and its goods. */
function SupplierSkeleton() {
  const isPhone = useIsPhone();
  return (
    <Loading className={styles.page}>
      <div className={styles.card}>
        <div className={styles.head}>
          <Skeleton width={56} height={56} radius={8} />
          <div className={styles.facts}>
            <Skeleton width={240} height={28} />
            <Skeleton width={120} height={20} />
          </div>
        </div>
        <div className={styles.two}>
          <div className={styles.facts}>
            {[60, 72, 48, 56, 40].map((percent) => (
              <Skeleton key={percent} width={`${percent}%`} height={20} />
            ))}
          </div>
          <Skeleton height={132} radius={8} />
        </div>
      </div>
      <div className={styles.goods}>
        <div className={styles.bar}>
          <Skeleton width={96} height={24} />
        </div>
        <GoodsSkeleton look={isPhone ? 'phone' : 'grid'} />
      </div>
    </Loading>
  );
}

/** One or two companies speak against a supplier rather than for it. */
const fewestCustomers = 3;

function Facts({ supplier }: { supplier: Supplier }) {
  const { supplierName, logoUrl, isSelf, intro, licenseUrls, paperCount, customerCount, sinceDay, categories } =
    supplier;
  const facts = [
    ['所在地区', placeText(supplier.areaText)],
    ['详细地址', supplier.address],
    ['联系人', supplier.contactName],
    ['联系电话', supplier.telephone],
    ['合作企业', customerCount >= fewestCustomers ? `${customerCount} 家` : ''],
    ['合作开始', sinceDay === undefined ? '' : monthText(sinceDay)],
    ['在售商品', `${supplier.itemCount} 款`],
  ].filter(([, value]) => value);
  return (
    <section className={styles.card} aria-labelledby="supplier-name">
      <div className={styles.head}>
        <span className={styles.logo}>
          {logoUrl ? <img src={logoUrl} alt="" width={56} height={56} /> : <IconBuildingStore size={28} />}
        </span>
        <div>
          <h1 id="supplier-name" className={styles.name}>
            {supplierName}
          </h1>
          <p className={styles.tags}>
            {isSelf ? <Tag tone="brand">自营</Tag> : <Tag>入驻供应商</Tag>}
            {paperCount > 0 && <Tag tone="ok">资质已核验 · {paperCount} 项</Tag>}
          </p>
        </div>
      </div>
      {intro && <p className={styles.intro}>{intro}</p>}
      <div className={styles.two}>
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          {categories.length > 0 && (
            <div>
              <dt>在售类目</dt>
              <dd className={styles.tags}>
                {categories.map(({ categoryId, categoryName }) => (
                  <Link key={categoryId} to={withQuery(paths.search, { supplierId: supplier.supplierId, categoryId })}>
                    {categoryName}
                  </Link>
                ))}
              </dd>
            </div>
          )}
        </dl>
        <SupplierFigures figures={supplier.figures} />
      </div>
      {licenseUrls.length > 0 && (
        <>
          <h2 className={styles.licencesTitle}>资质证照</h2>
          <ul className={styles.licences} aria-label="资质证照">
            {licenseUrls.map((url, at) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noreferrer">
                  <img src={url} alt={`资质证照 ${at + 1}`} loading="lazy" />
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** '2026 年 3 月起' */
const monthText = (day: string) => `${day.slice(0, 4)} 年 ${Number(day.slice(5, 7))} 月起`;
