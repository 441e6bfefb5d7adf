import type { useOrderAddress } from './order-address.ts';
import { TypedChip } from './TypedChip.tsx';

/** The customer's own number, and from what to what amount. */
export function MoneyChips({ address }: { address: ReturnType<typeof useOrderAddress> }) {
  const { purchaseNo, amountFrom, amountTo, change } = address;
  const [least, most] = [yuanOf(amountFrom), yuanOf(amountTo)];
  const amount = least || most ? `${least || '0'} – ${most || '不限'}` : '';
  return (
    <>
      <TypedChip
        label="采购单号"
        shown={purchaseNo}
        fields={[{ name: 'po', label: '采购单号（完整）', value: purchaseNo }]}
        onApply={change}
      />
      <TypedChip
        label="金额"
        shown={amount}
        fields={[
          { name: 'least', label: '最低（元）', value: least },
          { name: 'most', label: '最高（元）', value: most },
        ]}
        onApply={({ least: from = '', most: to = '' }) => change({ least: fenOf(from), most: fenOf(to) })}
      />
    </>
  );
}

const yuanOf = (fen: string) => (fen === '' ? '' : String(Number(fen) / 100));
/** '' for what is no amount. */
const fenOf = (yuan: string) =>
  /^\d{1,8}(\.\d{1,2})?$/.test(yuan.trim()) ? String(Math.round(Number(yuan) * 100)) : '';
