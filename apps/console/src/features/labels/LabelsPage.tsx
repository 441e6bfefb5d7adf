import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
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
import phone from '../../parts/phone-card.module.css';
import { LabelActs } from './LabelActs.tsx';
import { LabelDialog } from './LabelDialog.tsx';
import { type Label, labelsQuery } from './labels.queries.ts';

/** /labels: what the shop says of its goods in a word, in the order buyers see it. */
export function LabelsPage() {
  /** What the dialog is about; 'new' adds one. */
  const [opened, setOpened] = useState<Label | 'new'>();
  const mayEdit = useMay()('ops.goods.edit');
  const query = useQuery(labelsQuery());
  return (
    <>
      <PageHead title="标签" note="在商品列表里批量贴上；卡片上按这里的顺序显示前两个买家可见的">
        {mayEdit && (
          <Button look="fill" onClick={() => setOpened('new')}>
            添加标签
          </Button>
        )}
      </PageHead>
      <ListCard label="标签">
        <DenseTable<Label>
          label="标签"
          rows={query.data}
          query={query}
          keyOf={(row) => row.labelId}
          columns={columns(mayEdit ? setOpened : undefined)}
          empty={<EmptyState title="还没有标签" hint="例如 新品、环保认证，或只给自己看的 待清点" />}
          Card={LabelCard}
        />
      </ListCard>
      {opened && <LabelDialog label={opened === 'new' ? undefined : opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

const columns = (onEdit: ((label: Label) => void) | undefined): TableColumnsType<Label> => [
  { key: 'name', title: '标签', render: (_, { labelName, tone }) => <Tag tone={tone}>{labelName}</Tag> },
  {
    key: 'public',
    title: '谁看得到',
    width: 140,
    render: (_, { isPublic }) => (isPublic ? '买家可见' : <span className={cells.none}>仅内部</span>),
  },
  {
    key: 'goods',
    title: '商品',
    width: 110,
    align: 'right',
    render: (_, { labelId, itemCount }) =>
      itemCount > 0 ? (
        <Link to={`${paths.goods}?label=${labelId}`}>{countText(itemCount)}</Link>
      ) : (
        <span className={cells.none}>—</span>
      ),
  },
  {
    key: 'acts',
    title: '操作',
    width: 240,
    align: 'right',
    render: (_, label) => onEdit && <LabelActs label={label} onEdit={() => onEdit(label)} />,
  },
];

const mostCounted = 10_000;
const countText = (count: number) => (count > mostCounted ? '10,000+' : count.toLocaleString('zh-CN'));

function LabelCard({ row }: { row: Label }) {
  return (
    <div className={phone.card}>
      <p className={phone.line}>
        <Tag tone={row.tone}>{row.labelName}</Tag>
        <span>
          {row.isPublic ? '买家可见' : '仅内部'} · {countText(row.itemCount)} 个商品
        </span>
      </p>
    </div>
  );
}
