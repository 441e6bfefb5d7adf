import { mostLevels, topParent } from '@jicai/domain/goods/category-tree.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { IconChevronDown, IconChevronRight } from '@jicai/ui/icons/icons.tsx';
import { PageHead } from '@jicai/web/page/PageHead.tsx';
import { useQuery } from '@tanstack/react-query';
import type { TableColumnsType } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { useMay } from '../../app/self.queries.ts';
import cells from '../../parts/cells.module.css';
import { DenseTable } from '../../parts/DenseTable.tsx';
import { ListCard } from '../../parts/ListCard.tsx';
import { ListSearch } from '../../parts/ListSearch.tsx';
import phone from '../../parts/phone-card.module.css';
import { categoriesQuery, type Category, type Edited } from './categories.queries.ts';
import styles from './CategoriesPage.module.css';
import { CategoryActs } from './CategoryActs.tsx';
import { CategoryAttrsDialog } from './CategoryAttrsDialog.tsx';
import { CategoryDialog } from './CategoryDialog.tsx';
import { MergeCategoryDialog } from './MergeCategoryDialog.tsx';

/** /categories: the tree of the shop's categories, each line after its parent. */
export function CategoriesPage() {
  const query = useQuery(categoriesQuery());
  const [searchKey, setSearchKey] = useState('');
  const [edited, setEdited] = useState<Edited>();
  const [merged, setMerged] = useState<Category>();
  const [described, setDescribed] = useState<Category>();
  const mayEdit = useMay()('ops.goods.edit');
  const parents = new Set(query.data?.map(({ parentId }) => parentId));
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (categoryId: string) =>
    setOpen((now) =>
      now.has(categoryId) ? new Set([...now].filter((one) => one !== categoryId)) : new Set([...now, categoryId]),
    );
  const acts: RowActs = {
    mayEdit,
    onEdit: setEdited,
    onMerge: setMerged,
    onAttrs: setDescribed,
    tree: { parents, open, toggle },
  };
  return (
    <>
      <PageHead title="分类" note={`最多 ${mostLevels} 级，商品挂在最末一级`}>
        {mayEdit && (
          <Button look="fill" onClick={() => setEdited({ parentId: '0' })}>
            添加一级分类
          </Button>
        )}
      </PageHead>
      <ListCard
        label="分类"
        filters={<ListSearch label="搜索分类" placeholder="分类名称" searchKey={searchKey} onSearch={setSearchKey} />}
      >
        <DenseTable<Category>
          label="分类"
          rows={query.data && shownRows(query.data, { searchKey, open })}
          query={query}
          keyOf={(row) => row.categoryId}
          columns={columns(acts)}
          empty={<EmptyState title={searchKey ? '没有符合条件的分类' : '还没有分类'} />}
          // oxlint-disable-next-line react/no-unstable-nested-components -- a card keeps nothing of its own, and needs the acts
          Card={({ row }) => <CategoryCard row={row} {...acts} />}
        />
      </ListCard>
      {edited && query.data && (
        <CategoryDialog edited={edited} categories={query.data} onClose={() => setEdited(undefined)} />
      )}
      {merged && query.data && (
        <MergeCategoryDialog category={merged} categories={query.data} onClose={() => setMerged(undefined)} />
      )}
      {described && query.data && (
        <CategoryAttrsDialog category={described} categories={query.data} onClose={() => setDescribed(undefined)} />
      )}
    </>
  );
}

/** The first level and what is below an opened category; while somebody searches, all that match. */
function shownRows(
  rows: readonly Category[],
  { searchKey, open }: { searchKey: string; open: ReadonlySet<string> },
): Category[] {
  if (searchKey !== '') return rows.filter(({ name }) => name.includes(searchKey));
  const parentOf = new Map(rows.map(({ categoryId, parentId }) => [categoryId, parentId]));
  const isShown = (parentId: string): boolean =>
    parentId === topParent || (open.has(parentId) && isShown(parentOf.get(parentId) ?? topParent));
  return rows.filter(({ parentId }) => isShown(parentId));
}

interface Tree {
  /** Those that have others below them. */
  parents: ReadonlySet<string>;
  open: ReadonlySet<string>;
  toggle: (categoryId: string) => void;
}

interface RowActs {
  mayEdit: boolean;
  onEdit: (edited: Edited) => void;
  onMerge: (category: Category) => void;
  onAttrs: (category: Category) => void;
  tree: Tree;
}

const columns = (all: RowActs): TableColumnsType<Category> => [
  {
    key: 'name',
    title: '分类',
    render: (_, row) => <CategoryName row={row} tree={all.tree} />,
  },
  {
    key: 'products',
    title: '商品',
    width: 110,
    align: 'right',
    render: (_, { categoryId, productCount }) =>
      productCount > 0 ? (
        <Link to={`${paths.goods}?category=${categoryId}`}>{productCount.toLocaleString('zh-CN')}</Link>
      ) : (
        <span className={cells.none}>—</span>
      ),
  },
  {
    key: 'tax',
    title: '税收分类',
    width: 190,
    responsive: ['xl'],
    render: (_, { taxName, taxCode }) =>
      taxCode || taxName ? (
        <>
          <span className={cells.line}>{taxName || '—'}</span>
          <small className={cells.sub}>{taxCode}</small>
        </>
      ) : (
        <span className={cells.none}>同上级</span>
      ),
  },
  {
    key: 'attrs',
    title: '属性',
    width: 160,
    render: (_, { attrs }) =>
      attrs.length > 0 ? (
        <span className={cells.line}>{attrs.map(({ name }) => name).join('、')}</span>
      ) : (
        <span className={cells.none}>—</span>
      ),
  },
  {
    key: 'acts',
    title: '操作',
    width: 340,
    align: 'right',
    render: (_, row) => <ActsOf row={row} {...all} />,
  },
];

function CategoryName({ row, tree: { parents, open, toggle } }: { row: Category; tree: Tree }) {
  return (
    <span className={styles.name} data-level={row.level}>
      {parents.has(row.categoryId) && (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open.has(row.categoryId)}
          aria-label={`${row.name}的下级`}
          onClick={() => toggle(row.categoryId)}
        >
          {open.has(row.categoryId) ? <IconChevronDown size={16} /> : <IconChevronRight size={16} />}
        </button>
      )}
      {row.name}
    </span>
  );
}

function ActsOf({ row, mayEdit, tree, ...acts }: RowActs & { row: Category }) {
  if (!mayEdit) return null;
  return <CategoryActs category={row} hasBelow={tree.parents.has(row.categoryId)} {...acts} />;
}

function CategoryCard({ row, ...all }: RowActs & { row: Category }) {
  const { productCount, attrs } = row;
  return (
    <div className={phone.card}>
      <CategoryName row={row} tree={all.tree} />
      <small>
        {[
          productCount > 0 && `${productCount} 个商品`,
          attrs.length > 0 && `属性 ${attrs.map(({ name }) => name).join('、')}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </small>
      <ActsOf row={row} {...all} />
    </div>
  );
}
