import { Button } from '@jicai/ui/buttons/Button.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { IconPrinter } from '@jicai/ui/icons/center-icons.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTitle } from '../../app/use-title.ts';
import { DeliveryPaper } from './DeliveryPaper.tsx';
import { OrderPaper } from './OrderPaper.tsx';
import styles from './Paper.module.css';
import { type DeliveryModel, printQuery, receiverPrintQuery, returnPrintQuery } from './prints.queries.ts';
import { ReturnPaper } from './ReturnPaper.tsx';

const titles = { order: '采购订单', delivery: '送货单', acceptance: '验收单', return: '退货单' } as const;
type PaperKind = keyof typeof titles;
const kinds: readonly PaperKind[] = ['order', 'delivery', 'acceptance', 'return'];
/** As many as one call answers. */
const mostPapers = 20;

/** /print?type=order|delivery|acceptance|return&no=A,B[&parcelId=…][&as=receiver]: A4 papers, one document each, ready for the printer or a PDF. */
export function PrintPage() {
  const [params] = useSearchParams();
  const kind = kinds.find((known) => known === params.get('type')) ?? 'order';
  const asked = (params.get('no') ?? params.get('orderNo') ?? '').split(',').filter((no) => /^[DA]\d{18}$/.test(no));
  const numbers = [...new Set(asked)].slice(0, mostPapers);
  useTitle(`打印${titles[kind]}`);
  if (numbers.length === 0) {
    return (
      <main>
        <EmptyState art="lost" headingLevel={1} title="没有要打印的单据" hint="请从订单或售后单的页面打开" />
      </main>
    );
  }
  return (
    <main className={styles.desk}>
      <div className={styles.tools}>
        <h1>
          {titles[kind]}，共 {numbers.length} 单
        </h1>
        <span>A4 纵向，可在打印对话框中另存为 PDF</span>
        <Button look="fill" onClick={() => window.print()}>
          <IconPrinter size={16} />
          打印
        </Button>
      </div>
      {kind === 'return' ? (
        <ReturnPapers numbers={numbers} />
      ) : kind === 'order' ? (
        <OrderPapers numbers={numbers} />
      ) : params.get('as') === 'receiver' ? (
        <ReceiverPapers kind={kind} numbers={numbers} parcelId={params.get('parcelId')} />
      ) : (
        <ParcelPapers kind={kind} numbers={numbers} parcelId={params.get('parcelId')} />
      )}
    </main>
  );
}

function OrderPapers({ numbers }: { numbers: readonly string[] }) {
  const model = useQuery(printQuery(numbers));
  return (
    <QueryState query={model} skeleton={<Skeleton className={styles.waiting} height={1123} />}>
      {({ orders, ...shop }) => orders.map((order) => <OrderPaper key={order.orderNo} order={order} shop={shop} />)}
    </QueryState>
  );
}

interface ParcelPapersProps {
  kind: 'delivery' | 'acceptance';
  numbers: readonly string[];
  parcelId: string | null;
}

function ParcelPapers({ numbers, ...rest }: ParcelPapersProps) {
  const model = useQuery(printQuery(numbers));
  return (
    <QueryState query={model} skeleton={<Skeleton className={styles.waiting} height={1123} />}>
      {(found) => <DeliveryPapers model={found} {...rest} />}
    </QueryState>
  );
}

function ReceiverPapers({ numbers, ...rest }: ParcelPapersProps) {
  const model = useQuery(receiverPrintQuery(numbers));
  return (
    <QueryState query={model} skeleton={<Skeleton className={styles.waiting} height={1123} />}>
      {(found) => <DeliveryPapers model={found} {...rest} />}
    </QueryState>
  );
}

function DeliveryPapers({
  kind,
  parcelId,
  model: { orders, ...shop },
}: Omit<ParcelPapersProps, 'numbers'> & { model: DeliveryModel }) {
  return orders.map((order) =>
    parcelsOf(order, parcelId).map((parcel) => (
      <DeliveryPaper
        key={`${order.orderNo} ${parcel?.parcelId ?? ''}`}
        kind={kind}
        order={order}
        parcel={parcel}
        shop={shop}
      />
    )),
  );
}

type Parcels = DeliveryModel['orders'][number]['parcels'];

/** The parcels of an order that are printed: the one named, else each; one paper without a parcel where none has left. */
function parcelsOf(
  { parcels }: { parcels: Parcels },
  parcelId: string | null,
): readonly (Parcels[number] | undefined)[] {
  const named = parcels.filter((parcel) => parcel.parcelId === parcelId);
  if (named.length > 0) return named;
  return parcels.length > 0 ? parcels : [undefined];
}

function ReturnPapers({ numbers }: { numbers: readonly string[] }) {
  const sheets = useQueries({ queries: numbers.map((returnNo) => returnPrintQuery(returnNo)) });
  return sheets.map((sheet, at) => (
    <QueryState key={numbers[at]} query={sheet} skeleton={<Skeleton className={styles.waiting} height={1123} />}>
      {(found) => <ReturnPaper sheet={found} />}
    </QueryState>
  ));
}
