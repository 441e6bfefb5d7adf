import { Price } from '@jicai/ui/display/Price.tsx';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import table from '../../parts/ChangesTable.module.css';
import type { Proposal } from './proposals.queries.ts';
import styles from './ProposalView.module.css';

type Change = Proposal['changes'][number];

/** What was handed in: old → new, field by field, the product's first, then each item's; beside it who and when. */
export function ProposalView({ proposal }: { proposal: Proposal }) {
  const { changes, productId, wanted, reason, isOutdated, asksForCost } = proposal;
  const isCostHidden = asksForCost && changes.every(({ kind }) => kind !== 'fen');
  const itemNos = [...new Set(changes.map(({ itemNo }) => itemNo))];
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {reason && <Notice tone="warn">退回原因：{reason}</Notice>}
        {isOutdated && <Notice tone="warn">商品在提交后已被修改，需要由供应商重新提交。</Notice>}
        {isCostHidden && <Notice tone="info">供应商还改了进价，请由有进价权限的人审核。</Notice>}
        {itemNos.map((itemNo) => (
          <Card
            key={itemNo}
            title={itemNo === '' ? '公共资料' : (wanted.items.find((item) => item.itemNo === itemNo)?.itemName ?? '')}
            note={itemNo === '' ? undefined : `货号 ${itemNo}`}
            size="sm"
            isFlush
          >
            <Changes changes={changes.filter((change) => change.itemNo === itemNo)} isNew={!productId} />
          </Card>
        ))}
      </div>
      <Rail proposal={proposal} />
    </div>
  );
}

function Changes({ changes, isNew }: { changes: readonly Change[]; isNew: boolean }) {
  return (
    <table className={table.changes}>
      <thead>
        <tr>
          <th scope="col">内容</th>
          {!isNew && <th scope="col">从</th>}
          <th scope="col">到</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.label}>
            <th scope="row">{change.label}</th>
            {!isNew && (
              <td>
                <Value change={change} side="from" />
              </td>
            )}
            <td>
              <Value change={change} side="to" isNew={isNew} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Value({ change, side, isNew = false }: { change: Change; side: 'from' | 'to'; isNew?: boolean }) {
  const texts = change[side];
  const [text] = texts;
  if (text === undefined) return '—';
  if (change.kind === 'pictures')
    return (
      <span className={styles.pictures}>
        {texts.map((url) => (
          <span key={url} className={styles.pictures} data-is-new={(!isNew && !change.from.includes(url)) || undefined}>
            <img src={url} alt={`${change.label}${change.from.includes(url) ? '' : '（新）'}`} />
          </span>
        ))}
      </span>
    );
  if (change.kind === 'html')
    // oxlint-disable-next-line react/no-danger -- the server cleaned it when it was handed in
    return <div className={styles.html} dangerouslySetInnerHTML={{ __html: text }} />;
  const shown = change.kind === 'fen' ? <Price tone="plain" fen={Number(text)} /> : text;
  if (isNew) return shown;
  return side === 'from' ? <del>{shown}</del> : <ins>{shown}</ins>;
}

function Rail({ proposal }: { proposal: Proposal }) {
  const { supplierName, productNo, wanted, submitterName, submitTime, round, checkerName, answerTime } = proposal;
  const facts = [
    ['供应商', supplierName],
    ['商品编号', productNo],
    ['分类', wanted.categoryName],
    ['品牌', wanted.brandName || '—'],
    ['规格', `${wanted.items.length} 个`],
    ['提交', `${submitterName} ${submitTime}${round > 1 ? `（第 ${round} 次）` : ''}`],
    ...(checkerName ? [['审核', `${checkerName} ${answerTime ?? ''}`]] : []),
  ] as const;
  return (
    <aside className={styles.rail} aria-label="提交情况">
      <Card title="提交情况" size="sm">
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <Fact key={name} name={name ?? ''} value={value ?? ''} />
          ))}
        </dl>
      </Card>
    </aside>
  );
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </>
);
