import { marginBp } from '@jicai/domain/money/margin.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import type { TableColumnsType } from 'antd';
import styles from './price-columns.module.css';
import cells from '../../parts/cells.module.css';
import { MarginText } from '../../parts/MarginText.tsx';
import { DaysText } from './DaysText.tsx';
import phone from '../../parts/phone-card.module.css';
import type { ContractPrice } from './prices.queries.ts';
import { TierLine } from './TierLine.tsx';
import { useEndPrice } from './use-end-price.ts';
import { validityTag } from './price-validity.ts';
import { useWhyClosed } from './use-why-closed.ts';
import { ValidityCell } from './ValidityCell.tsx';

/** Columns of a customer's contract prices; `onWhy` asks why an item costs what it costs. */
export const priceColumns = ({
  customerId,
  mayEdit,
  mayCost,
  onWhy,
}: {
  customerId: string;
  mayEdit: boolean;
  mayCost: boolean;
  onWhy: (itemNo: string) => void;
}): TableColumnsType<ContractPrice> => [
  {
    key: 'item',
    title: '商品',
    render: (_, row) => (
      <>
        <span className={styles.title} title={row.itemName}>
          {row.itemName}
        </span>
        <small className={cells.sub}>{row.itemNo}</small>
      </>
    ),
  },
  {
    key: 'enterprise',
    title: mayCost ? '企业价 / 进价' : '企业价',
    width: 108,
    align: 'right',
    render: (_, row) => (
      <>
        <Price tone="plain" fen={row.enterpriseFee} fallback="—" />
        {mayCost && (
          <small className={cells.sub}>
            进价 <Price tone="plain" fen={row.costFee} fallback="—" />
          </small>
        )}
      </>
    ),
  },
  {
    key: 'price',
    title: '协议价 / 优惠',
    width: 116,
    align: 'right',
    render: (_, row) => (
      <>
        <Price tone="plain" fen={row.priceFee} />
        {row.tiers.length > 0 ? <TierLine tiers={row.tiers} /> : <Off row={row} />}
      </>
    ),
  },
  ...(mayCost ? [margin] : []),
  {
    key: 'valid',
    title: '有效期',
    width: 176,
    render: (_, row) => <ValidityCell {...row} />,
  },
  {
    key: 'act',
    title: '操作',
    width: 124,
    render: (_, row) => (
      <span className={cells.acts}>
        <Button look="text" size="sm" aria-label={`为什么 ${row.itemNo} 是这个价`} onClick={() => onWhy(row.itemNo)}>
          为什么
        </Button>
        {mayEdit && row.validity !== 'ended' && <EndButton customerId={customerId} price={row} />}
      </span>
    ),
  },
];

const margin: TableColumnsType<ContractPrice>[number] = {
  key: 'margin',
  title: '毛利率',
  width: 72,
  align: 'right',
  render: (_, { costFee, priceFee, marginLineBp }) =>
    costFee === undefined ? (
      <span className={cells.none}>—</span>
    ) : (
      <MarginText bp={marginBp(priceFee, costFee)} lineBp={marginLineBp} />
    ),
};

/** How far the contract price is from what others pay. */
function Off({ row: { enterpriseFee, priceFee } }: { row: ContractPrice }) {
  if (enterpriseFee === undefined || enterpriseFee === priceFee) return null;
  const share = ((Math.abs(priceFee - enterpriseFee) / enterpriseFee) * 100).toFixed(1);
  return (
    <small className={cells.sub}>
      {priceFee < enterpriseFee ? '−' : '+'}
      {share}%
    </small>
  );
}

function EndButton({ customerId, price }: { customerId: string; price: ContractPrice }) {
  const { isBusy, end } = useEndPrice(customerId, price);
  const whyClosed = useWhyClosed();
  return (
    <Button
      look="text"
      size="sm"
      disabled={isBusy || whyClosed !== ''}
      title={whyClosed || undefined}
      onClick={() => void end()}
    >
      {price.validity === 'upcoming' ? '撤回' : '终止'}
    </Button>
  );
}

/** A contract price in the list of a phone. */
export function PriceCard({ row }: { row: ContractPrice }) {
  return (
    <div className={phone.card}>
      <b>{row.itemName}</b>
      <small>
        {row.itemNo} · {validityTag(row).text} · <DaysText {...row} />
      </small>
      <Price tone="plain" fen={row.priceFee} />
      <TierLine tiers={row.tiers} />
    </div>
  );
}
