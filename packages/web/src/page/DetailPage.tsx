import { CopyButton } from '@jicai/ui/buttons/CopyButton.tsx';
import { Loading, Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './DetailPage.module.css';

interface DetailHeadOptions {
  /** Of the heading. */
  id: string;
  state: string;
  /** Numbers and links behind the state: {@link Fact}. */
  facts?: ReactNode;
  /** What happens next, or what the reader is to do. */
  next: ReactNode;
  buttons: ReactNode;
  /** The step bar. */
  steps?: ReactNode;
}

/** The top of a detail page: its state as the title, what to do next, and the buttons for it. */
export function DetailHead({ id, state, facts, next, buttons, steps }: DetailHeadOptions) {
  return (
    <section className={styles.top} aria-labelledby={id}>
      <div className={styles.head}>
        <div className={styles.words}>
          <div className={styles.line}>
            <h1 id={id} className={styles.state}>
              {state}
            </h1>
            {facts}
          </div>
          <p className={styles.next}>{next}</p>
        </div>
        {buttons}
      </div>
      {steps && <div className={styles.steps}>{steps}</div>}
    </section>
  );
}

/** One of the facts of a {@link DetailHead}; numbers stand in a {@link FactNo}. */
export function Fact({ children }: { children: ReactNode }) {
  return <span className={styles.fact}>{children}</span>;
}

/** A number to read and to copy. */
export function FactNo({ label, no }: { label: string; no: string }) {
  return (
    <Fact>
      {label} <span className={styles.no}>{no}</span>
      <CopyButton text={no} label={label} />
    </Fact>
  );
}

/** A link among the facts; `isNewTab` for papers. */
export function FactLink({ to, isNewTab = false, children }: { to: string; isNewTab?: boolean; children: ReactNode }) {
  return (
    <Link to={to} className={styles.link} {...(isNewTab && { target: '_blank' })}>
      {children}
    </Link>
  );
}

/** The body of a detail page, with cards in a narrow column beside it, or two abreast below it. */
export function DetailColumns({ side, children }: { side: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{children}</div>
      <div className={styles.side}>{side}</div>
    </div>
  );
}

/** While a detail page is loaded: its state, its steps, what is in it, and the facts beside it. */
export function DetailSkeleton() {
  return (
    <Loading>
      <div className={styles.top}>
        <div className={styles.head}>
          <div className={styles.bones}>
            <Skeleton width={120} height={28} />
            <Skeleton width="48%" />
          </div>
          <Skeleton width={112} height={36} radius={6} />
        </div>
        <div className={styles.steps}>
          <Skeleton height={40} radius={8} />
        </div>
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>
          <CardBones heights={[20, 64, 64, 64]} />
        </div>
        <div className={styles.side}>
          <CardBones heights={[20, 14, 14, 14]} />
          <CardBones heights={[20, 14, 14]} />
        </div>
      </div>
    </Loading>
  );
}

function CardBones({ heights }: { heights: readonly number[] }) {
  return (
    <div className={styles.card}>
      {heights.map((height, at) => (
        <Skeleton key={at} width={at === 0 ? 96 : '100%'} height={height} radius={6} />
      ))}
    </div>
  );
}
