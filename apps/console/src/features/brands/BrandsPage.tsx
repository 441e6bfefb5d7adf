import { Button } from '@jicai/ui/buttons/Button.tsx';
import { ImageWithFallback } from '@jicai/ui/display/ImageWithFallback.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { PageHead } from '@jicai/web/page/PageHead.tsx';
import { useQuery } from '@tanstack/react-query';
import type { TableColumnsType } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { useMay } from '../../app/self.queries.ts';
import { QueryList } from '../../parts/QueryList.tsx';
import cells from '../../parts/cells.module.css';
import phone from '../../parts/phone-card.module.css';
import { useColumns } from '../../parts/use-columns.tsx';
import { useConsoleList } from '../../parts/use-console-list.ts';
import { type Brand, brandsQuery } from './brands.queries.ts';
import styles from './BrandsPage.module.css';
import { BrandActs } from './BrandActs.tsx';
import { BrandDialog } from './BrandDialog.tsx';
import { MergeDialog } from './MergeDialog.tsx';

type Opened = { kind: 'edit'; brand: Brand | undefined } | { kind: 'merge'; brand: Brand };

/** /brands: names, letters and logos that buyers find goods by, and brands that are the same put together. */
export function BrandsPage() {
  const address = useConsoleList();
  const { searchKey, pageIndex, pageSize } = address;
  const [opened, setOpened] = useState<Opened>();
  const mayEdit = useMay()('ops.goods.edit');
  const query = useQuery(brandsQuery({ searchKey, pageIndex, pageSize }));
  const { columns, chooser } = useColumns('brands', brandColumns(mayEdit ? setOpened : undefined));
  const close = () => setOpened(undefined);
  return (
    <>
      <PageHead title="品牌" note="导入商品时没有的品牌会自动新建；重复的可以合并">
        {mayEdit && (
          <Button look="fill" onClick={() => setOpened({ kind: 'edit', brand: undefined })}>
            添加品牌
          </Button>
        )}
      </PageHead>
      <QueryList<Brand>
        label="品牌"
        filters={chooser}
        search="品牌名称或英文名"
        query={query}
        address={address}
        keyOf={(row) => row.brandId}
        columns={columns}
        empty={<EmptyState title={searchKey ? '没有符合条件的品牌' : '还没有品牌'} />}
        Card={BrandCard}
      />
      {opened?.kind === 'edit' && <BrandDialog brand={opened.brand} onClose={close} />}
      {opened?.kind === 'merge' && <MergeDialog brand={opened.brand} onClose={close} />}
    </>
  );
}

const brandColumns = (onOpen: ((opened: Opened) => void) | undefined): TableColumnsType<Brand> => [
  { key: 'name', title: '品牌', render: (_, row) => <Named brand={row} /> },
  {
    key: 'initial',
    title: '首字母',
    width: 90,
    render: (_, row) => row.initial || <span className={cells.none}>—</span>,
  },
  {
    key: 'products',
    title: '商品',
    width: 110,
    align: 'right',
    render: (_, { brandId, productCount }) =>
      productCount > 0 ? (
        <Link to={`${paths.goods}?brand=${brandId}`}>{productCount.toLocaleString('zh-CN')}</Link>
      ) : (
        <span className={cells.none}>—</span>
      ),
  },
  {
    key: 'acts',
    title: '操作',
    width: 200,
    align: 'right',
    render: (_, brand) =>
      onOpen && (
        <BrandActs
          brand={brand}
          onEdit={() => onOpen({ kind: 'edit', brand })}
          onMerge={() => onOpen({ kind: 'merge', brand })}
        />
      ),
  },
];

const Named = ({ brand: { brandName, brandNameEn, logoUrl } }: { brand: Brand }) => (
  <span className={styles.named}>
    {logoUrl ? (
      <ImageWithFallback src={logoUrl} alt="" className={styles.logo} />
    ) : (
      <span className={styles.logo} aria-hidden="true">
        {brandName.slice(0, 1)}
      </span>
    )}
    <span>
      <span className={cells.line}>{brandName}</span>
      {brandNameEn && <small className={cells.sub}>{brandNameEn}</small>}
    </span>
  </span>
);

function BrandCard({ row }: { row: Brand }) {
  return (
    <div className={phone.card}>
      <Named brand={row} />
      <small>{row.productCount.toLocaleString('zh-CN')} 个商品</small>
    </div>
  );
}
