import { Button } from '@jicai/ui/buttons/Button.tsx';
import { LoadingBlock } from '@jicai/ui/feedback/LoadingBlock.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { Pair, Pairs } from '@jicai/ui/lists/Pairs.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { useMay } from '../../app/self.queries.ts';
import { GenerateDialog } from '../settlements/index.ts';
import { type Supplier, type Terms, termsQuery } from './suppliers.queries.ts';
import styles from './SupplierPage.module.css';
import { TermsDialog } from './TermsDialog.tsx';

/** What was agreed on about settling with a supplier, and the way to its sheets. */
export function TermsCard({ supplier }: { supplier: Supplier }) {
  const { supplierId, supplierName } = supplier;
  const query = useQuery(termsQuery(supplierId));
  const [edited, setEdited] = useState<Terms>();
  const [isMaking, setMaking] = useState(false);
  const may = useMay();
  return (
    <Card
      title="结算"
      size="sm"
      extra={
        <>
          {may('ops.settle.edit') && (
            <Button look="text" size="sm" onClick={() => setMaking(true)}>
              生成结算单
            </Button>
          )}
          {may('ops.supplier.edit') && (
            <Button look="text" size="sm" disabled={!query.data} onClick={() => setEdited(query.data)}>
              修改条款
            </Button>
          )}
        </>
      }
    >
      <QueryState query={query} skeleton={<LoadingBlock height={120} />}>
        {({ termDays, rateBp, categoryRates, settleFrom, invoiceInfo, payeeInfo }) => (
          <Pairs>
            <Pair name="结算周期">按自然月，月结 {termDays} 天</Pair>
            <Pair name="佣金">
              {rateBp / 100}%{categoryRates.length > 0 && `，另有 ${categoryRates.length} 个分类单独约定`}
            </Pair>
            <Pair name="起算日期">{settleFrom || '不限'}</Pair>
            <Pair name="开票资料">
              <span className={styles.text}>{invoiceInfo || '—'}</span>
            </Pair>
            <Pair name="收款账户">
              <span className={styles.text}>{payeeInfo || '—'}</span>
            </Pair>
            <Pair name="结算单">
              <Link to={`${paths.settlements}?searchKey=${encodeURIComponent(supplierName)}`}>查看结算单</Link>
            </Pair>
          </Pairs>
        )}
      </QueryState>
      {edited && <TermsDialog supplierId={supplierId} terms={edited} onClose={() => setEdited(undefined)} />}
      {isMaking && <GenerateDialog supplierId={supplierId} onClose={() => setMaking(false)} />}
    </Card>
  );
}
