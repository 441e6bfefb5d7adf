import { minuteTime } from '@jicai/web/time/wire-time.ts';
import { moneyText } from '@jicai/domain/money/yuan.ts';
import { promotionScopeTexts, type PromotionState, promotionStateTexts } from '@jicai/domain/money/promotions.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Tag, type TagTone } from '@jicai/ui/display/Tag.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { PageHead } from '@jicai/web/page/PageHead.tsx';
import { useQuery } from '@tanstack/react-query';
import type { TableColumnsType } from 'antd';
import { useState } from 'react';
import { useMay } from '../../app/self.queries.ts';
import { QueryList } from '../../parts/QueryList.tsx';
import cells from '../../parts/cells.module.css';
import phone from '../../parts/phone-card.module.css';
import { useColumns } from '../../parts/use-columns.tsx';
import { useConsoleList } from '../../parts/use-console-list.ts';
import { PromotionDialog } from './PromotionDialog.tsx';
import { type Promotion, promotionsQuery } from './promotions.queries.ts';
import { StopButton } from './StopButton.tsx';

const states = Object.keys(promotionStateTexts) as PromotionState[];
const views = [
  { key: 'all', label: '全部' },
  ...states.map((state) => ({ key: state, label: promotionStateTexts[state] })),
];

/** /promotions: 满减, off so much for goods that cost so much. */
export function PromotionsPage() {
  const address = useConsoleList();
  const { params, searchKey, pageIndex, pageSize } = address;
  const promotionState = states.find((state) => state === params.get('view'));
  const [edited, setEdited] = useState<Promotion | 'new'>();
  const mayEdit = useMay()('ops.promotion.edit');
  const query = useQuery(promotionsQuery({ promotionState, searchKey, pageIndex, pageSize }));
  const { columns, chooser } = useColumns('promotions', promotionColumns(mayEdit));
  return (
    <>
      <PageHead title="满减" note="协议价和协议折扣的商品不参加；一件商品只参加一个满减">
        {mayEdit && (
          <Button look="fill" onClick={() => setEdited('new')}>
            添加满减
          </Button>
        )}
      </PageHead>
      <QueryList<Promotion>
        label="满减"
        list="promotions"
        filters={chooser}
        tabs={{ views, view: promotionState ?? 'all' }}
        search="名称"
        query={query}
        address={address}
        keyOf={(row) => row.promotionId}
        columns={columns}
        empty={<EmptyState title={searchKey || promotionState ? '没有符合条件的满减' : '还没有满减'} />}
        {...(mayEdit && { onOpen: setEdited })}
        Card={PromotionCard}
      />
      {edited !== undefined && (
        <PromotionDialog promotion={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}

const ruleText = ({ thresholdFee, offFee }: Promotion) => `满 ${moneyText(thresholdFee)} 减 ${moneyText(offFee)}`;
const scopeText = ({ scope, scopeNames }: Promotion) =>
  scope === 'all' ? promotionScopeTexts.all : scopeNames.join('、') || promotionScopeTexts[scope];

const promotionColumns = (mayEdit: boolean): TableColumnsType<Promotion> => [
  {
    key: 'title',
    title: '名称',
    render: (_, row) => (
      <>
        <span className={cells.line}>{row.promotionTitle}</span>
        <small className={cells.sub}>{ruleText(row)}</small>
      </>
    ),
  },
  { key: 'scope', title: '范围', render: (_, row) => <span className={cells.line}>{scopeText(row)}</span> },
  { key: 'state', title: '状态', width: 100, render: (_, row) => <StateTag state={row.promotionState} /> },
  {
    key: 'time',
    title: '时间',
    width: 190,
    render: (_, row) => (
      <>
        <span className={cells.line}>{minuteTime(row.beginTime)}</span>
        <small className={cells.sub}>到 {minuteTime(row.endTime) || '长期'}</small>
      </>
    ),
  },
  { key: 'user', title: '修改人', width: 110, render: (_, row) => row.userName },
  ...(mayEdit
    ? [
        {
          key: 'acts',
          title: '操作',
          width: 90,
          render: (_: unknown, row: Promotion) => <StopButton promotion={row} />,
        },
      ]
    : []),
];

const tones = { planned: 'brand', shown: 'ok', over: 'grey', stopped: 'grey' } as const satisfies Record<
  PromotionState,
  TagTone
>;

const StateTag = ({ state }: { state: PromotionState }) => (
  <Tag isState tone={tones[state]}>
    {promotionStateTexts[state]}
  </Tag>
);

function PromotionCard({ row }: { row: Promotion }) {
  return (
    <div className={phone.card}>
      <b>{row.promotionTitle}</b>
      <small>
        {ruleText(row)} · {scopeText(row)}
      </small>
      <span>
        <StateTag state={row.promotionState} />
      </span>
    </div>
  );
}
