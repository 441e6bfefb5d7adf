import { cx } from '@jicai/ui/style/cx.ts';
import { IconArrowBackUp, IconClipboardCheck, IconWallet } from '@jicai/ui/icons/center-icons.tsx';
import type { IconComponent } from '@jicai/ui/icons/icon.tsx';
import { IconChevronRight, IconCircleCheck, IconTruckDelivery } from '@jicai/ui/icons/icons.tsx';
import { IconCreditCard, IconPackage } from '@jicai/ui/icons/page-icons.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { todosQuery, type TodoTile, todoTiles } from '../dashboard/index.ts';
import styles from './MineTodos.module.css';

const icons: Record<TodoTile['kind'], IconComponent> = {
  audit: IconClipboardCheck,
  pay: IconCreditCard,
  ship: IconPackage,
  receive: IconTruckDelivery,
  afterSale: IconArrowBackUp,
  check: IconWallet,
  done: IconCircleCheck,
};

/** What waits for me as whole rows, then the states of my orders as icons; their places are kept while they are asked for. */
export function MineTodos() {
  const { data } = useQuery(todosQuery());
  const tiles = data && todoTiles(data);
  const rows = tiles?.filter(({ kind }) => kind === 'audit' || kind === 'check') ?? [];
  const states = tiles?.filter(({ kind }) => kind !== 'audit' && kind !== 'check');
  const list = data?.listScope === 'all' ? paths.allOrder : paths.center;
  return (
    <>
      {rows.map((row) => (
        <Link key={row.kind} to={row.to} className={styles.row}>
          <TileIcon kind={row.kind} />
          {row.label}
          {row.count > 0 ? <em className={styles.hot}>{row.count}</em> : <span className={styles.none}>没有</span>}
          <IconChevronRight size={16} />
        </Link>
      ))}
      <section className={styles.orders} aria-label="订单">
        <div className={styles.head}>
          <h2>{data?.listScope === 'all' ? '全部订单' : '我的订单'}</h2>
          <Link to={list}>
            全部
            <IconChevronRight size={16} />
          </Link>
        </div>
        <ul>
          {(states ?? places).map((state, at) => (
            <li key={state?.kind ?? at}>{state && <State tile={state} />}</li>
          ))}
        </ul>
      </section>
    </>
  );
}

const places = [undefined, undefined, undefined, undefined, undefined];

function State({ tile: { kind, label, count, to, isMine } }: { tile: TodoTile }) {
  return (
    <Link to={to} className={styles.state}>
      <TileIcon kind={kind} />
      {label}
      {kind !== 'done' && count > 0 && <em className={cx(styles.badge, isMine && styles.hot)}>{count}</em>}
    </Link>
  );
}

function TileIcon({ kind }: { kind: TodoTile['kind'] }) {
  const Icon = icons[kind];
  return <Icon size={24} />;
}
