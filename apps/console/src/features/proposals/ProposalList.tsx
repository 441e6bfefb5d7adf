import { type ProposalState, proposalStates, proposalStateTexts } from '@jicai/domain/goods/proposal-states.ts';
import { ImageWithFallback } from '@jicai/ui/display/ImageWithFallback.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { shortTime } from '@jicai/web/time/wire-time.ts';
import { useQuery } from '@tanstack/react-query';
import type { TableColumnsType } from 'antd';
import { Link, useNavigate } from 'react-router';
import { ownProposalPath, proposalPath } from '../../app/paths.ts';
import { AddressSearch } from '../../parts/AddressSearch.tsx';
import { PagedTable } from '../../parts/PagedTable.tsx';
import cells from '../../parts/cells.module.css';
import { FilterChip } from '../../parts/FilterChip.tsx';
import phone from '../../parts/phone-card.module.css';
import goods from '../../parts/goods-cell.module.css';
import type { useConsoleList } from '../../parts/use-console-list.ts';
import { type ProposalRow, type ProposalSide, proposalsQuery } from './proposals.queries.ts';
import { ProposalTag } from './ProposalTag.tsx';

type Address = ReturnType<typeof useConsoleList>;

/** Without a word in the address the shop sees what waits for it, a supplier all it handed in. */
export function proposalStateOf(params: URLSearchParams, side: ProposalSide): ProposalState | undefined {
  const named = params.get('state');
  if (named === 'all') return undefined;
  const found = Object.values(proposalStates).find((state) => String(state) === named);
  return found ?? (side === 'shop' ? proposalStates.waiting : undefined);
}

export function ProposalFilters({ side, address }: { side: ProposalSide; address: Address }) {
  const state = proposalStateOf(address.params, side);
  return (
    <>
      <AddressSearch label="搜索商品资料" placeholder="商品编号或名称" address={address} />
      <FilterChip
        label="状态"
        choices={Object.values(proposalStates).map((one) => ({ value: String(one), label: proposalStateTexts[one] }))}
        value={state === undefined ? '' : String(state)}
        onChange={(next) => address.change({ state: next || 'all' })}
      />
    </>
  );
}

/** What suppliers handed in, the newest first. */
export function ProposalList({ side, address }: { side: ProposalSide; address: Address }) {
  const { searchKey, pageIndex, pageSize } = address;
  const navigate = useNavigate();
  const query = useQuery(
    proposalsQuery(side, { state: proposalStateOf(address.params, side), searchKey, pageIndex, pageSize }),
  );
  return (
    <>
      <PagedTable<ProposalRow>
        label="商品资料"
        query={query}
        address={address}
        keyOf={(row) => row.proposalId}
        columns={columnsOf(side)}
        empty={
          <EmptyState
            title={side === 'shop' ? '没有待审核的商品资料' : '还没有提交过商品资料'}
            hint={
              side === 'shop' ? '供应商提交的新品与修改会出现在这里' : '修改商品或添加新品后提交，商城审核通过才会生效'
            }
          />
        }
        onOpen={(row) => void navigate(pathOf(side, row))}
        Card={side === 'shop' ? ShopCard : OwnCard}
      />
    </>
  );
}

const pathOf = (side: ProposalSide, { proposalId }: ProposalRow) =>
  side === 'shop' ? proposalPath(proposalId) : ownProposalPath(proposalId);
const whatOf = ({ productId, changeCount, round }: ProposalRow) =>
  [productId ? `${changeCount} 处修改` : '新商品', round > 1 && `第 ${round} 次提交`].filter(Boolean).join(' · ');

function columnsOf(side: ProposalSide): TableColumnsType<ProposalRow> {
  return [
    {
      key: 'name',
      title: '商品',
      render: (_, row) => (
        <span className={goods.goods}>
          <ImageWithFallback src={row.imgUrl} alt="" className={goods.picture} />
          <span className={goods.words}>
            <Link className={cells.line} title={row.title} to={pathOf(side, row)}>
              {row.title}
            </Link>
            <small className={cells.sub}>
              {row.productNo} · {whatOf(row)}
            </small>
          </span>
        </span>
      ),
    },
    ...(side === 'shop'
      ? [
          {
            key: 'supplier',
            title: '供应商',
            width: 180,
            render: (_: unknown, row: ProposalRow) => <span className={cells.line}>{row.supplierName}</span>,
          },
        ]
      : []),
    {
      key: 'submit',
      title: '提交',
      width: 150,
      render: (_, row) => (
        <>
          <span className={cells.line}>{row.submitterName}</span>
          <small className={cells.sub}>{shortTime(row.submitTime)}</small>
        </>
      ),
    },
    {
      key: 'answer',
      title: '审核',
      width: 220,
      render: (_, row) =>
        row.answerTime ? (
          <>
            <span className={cells.line} title={row.reason}>
              {row.reason || row.checkerName || '—'}
            </span>
            <small className={cells.sub}>{shortTime(row.answerTime)}</small>
          </>
        ) : (
          <span className={cells.none}>—</span>
        ),
    },
    {
      key: 'state',
      title: '状态',
      width: 96,
      render: (_, row) => <ProposalTag state={row.proposalState} side={side} />,
    },
  ];
}

const ShopCard = ({ row }: { row: ProposalRow }) => <Line row={row} side="shop" />;
const OwnCard = ({ row }: { row: ProposalRow }) => <Line row={row} side="own" />;

function Line({ row, side }: { row: ProposalRow; side: ProposalSide }) {
  return (
    <div className={phone.card}>
      <b>
        <Link to={pathOf(side, row)}>{row.title}</Link>
      </b>
      <small>
        {whatOf(row)} · {side === 'shop' ? row.supplierName : row.submitterName} {shortTime(row.submitTime)}
      </small>
      {row.reason && <p>{row.reason}</p>}
      <span>
        <ProposalTag state={row.proposalState} side={side} />
      </span>
    </div>
  );
}
