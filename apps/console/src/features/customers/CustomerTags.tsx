import { customerStates } from '@jicai/domain/people/account-types.ts';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import type { CustomerRow } from './customers.queries.ts';
import styles from './CustomerTags.module.css';

/** What stops a customer from something, each as a tag; 正常 where nothing does. */
export function CustomerTags({ customer: { customerState, isClosed, shipHold, credit } }: { customer: CustomerRow }) {
  const isStopped = credit && credit.overdueFee > 0 && credit.releasedUntil === '';
  const tags = [
    ...(customerState === customerStates.disabled
      ? [{ tone: 'grey', text: isClosed ? '已关闭' : '已停用' } as const]
      : []),
    ...(shipHold ? [{ tone: 'danger', text: '停止发货' } as const] : []),
    ...(credit?.isFrozen ? [{ tone: 'warn', text: '额度冻结' } as const] : []),
    ...(isStopped ? [{ tone: 'danger', text: '账期下单已停' } as const] : []),
    ...(credit?.releasedUntil ? [{ tone: 'warn', text: '临时放行' } as const] : []),
  ];
  return (
    <span className={styles.tags}>
      {tags.length === 0 && (
        <Tag isState tone="ok">
          正常
        </Tag>
      )}
      {tags.map(({ tone, text }) => (
        <Tag key={text} isState tone={tone}>
          {text}
        </Tag>
      ))}
    </span>
  );
}
