import { IconCheck } from '@jicai/ui/icons/icons.tsx';
import { cx } from '@jicai/ui/style/cx.ts';
import styles from './ScanSteps.module.css';

const names = ['运单', '商品', '发出'];

/** Where in the parcel somebody is: its waybill, its goods, away. */
export function ScanSteps({ step }: { step: number }) {
  return (
    <ol className={styles.steps}>
      {names.map((name, at) => (
        <li
          key={name}
          className={cx(at + 1 === step && styles.now, at + 1 < step && styles.done)}
          aria-current={at + 1 === step ? 'step' : undefined}
        >
          <span>{at + 1 < step ? <IconCheck size={14} stroke={2} /> : at + 1}</span>
          {name}
        </li>
      ))}
    </ol>
  );
}
