import { buttonClass } from '@jicai/ui/buttons/Button.tsx';
import { cx } from '@jicai/ui/style/cx.ts';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { IconBell, IconChartBar, IconClipboardCheck } from '@jicai/ui/icons/center-icons.tsx';
import { IconChevronRight, IconHeart, IconMapPin, IconUser } from '@jicai/ui/icons/icons.tsx';
import { IconClipboardList, IconReceipt } from '@jicai/ui/icons/page-icons.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { useSession } from '@jicai/web/session/session.ts';
import styles from './AccountCard.module.css';
import { menuQuery } from '../../app/center/menu.queries.ts';
import { creditQuery, CreditTrack } from '../finance/index.ts';
import { noticePath, noticesQuery } from '../help/index.ts';
import { todosQuery, type TodoTile, todoTiles } from '../dashboard/index.ts';

/** As many numbers as stand in a row: what waits for me, then what is on its way. */
const mostTiles = 3;

function useTiles(): TodoTile[] | undefined {
  const { data } = useQuery(todosQuery());
  const tiles = data && todoTiles(data);
  return (
    tiles && [...tiles.filter(({ isMine }) => isMine), ...tiles.filter(({ isMine }) => !isMine)].slice(0, mostTiles)
  );
}

/** What waits for whoever is signed in, each number a link to its list. */
export function Numbers({ className }: { className?: string }) {
  const tiles = useTiles() ?? Array.from({ length: mostTiles }, () => undefined);
  return (
    <div className={className}>
      {tiles.map((tile, at) => (
        <Link key={tile?.label ?? at} to={tile?.to ?? paths.center} aria-label={tile ? undefined : '我的订单'}>
          <b className={cx(tile?.isMine && tile.count > 0 && styles.urgent)}>
            {tile ? tile.count : <Skeleton width={24} height={20} className={styles.number} />}
          </b>
          <span>{tile?.label ?? '　'}</span>
        </Link>
      ))}
    </div>
  );
}

/** The card of somebody signed in: his name, what waits for him, what he may still spend, the ways on. */
export function Mine() {
  const { userName, customerName } = useSession();
  const pages = useOwnPages();
  return (
    <>
      <div className={styles.me}>
        <span className={styles.avatar} aria-hidden="true">
          {userName.slice(0, 1)}
        </span>
        <div>
          <b>{userName}</b>
          <span>{customerName === userName ? '个人会员' : customerName}</span>
        </div>
      </div>
      <Numbers className={styles.numbers} />
      {pages?.has('credit') ? <CreditBox /> : <FirstTodos />}
      <div className={styles.quick}>
        {waysOf(pages ?? new Map()).map(({ to, label, Icon }) => (
          <Link key={label} to={to}>
            <Icon size={18} />
            {label}
          </Link>
        ))}
      </div>
      <NewestNotice />
      <Link to="/center" className={buttonClass({ look: 'soft' }, styles.wholeButton)}>
        进入个人中心
      </Link>
    </>
  );
}

/** The pages of his menu by view, with their addresses; undefined until they are known. */
function useOwnPages(): ReadonlyMap<string, string> | undefined {
  const { data } = useQuery(menuQuery());
  return (
    data &&
    new Map(
      data.flatMap(({ module, formUrl, children }) =>
        children.map((page) => [page.formUrl, `/${module}/${formUrl}/${page.formUrl}`] as const),
      ),
    )
  );
}

const mostWays = 4;

/** Four shortcuts: of those that he may open, the ones a purchaser needs first. */
function waysOf(pages: ReadonlyMap<string, string>) {
  const ways = [
    { view: 'itemConcern', label: '我的收藏', Icon: IconHeart },
    { view: 'invoice', label: '我的发票', Icon: IconReceipt },
    { view: 'financeCheck', label: '对账结算', Icon: IconClipboardCheck },
    { view: 'receivingAddress', label: '收货地址', Icon: IconMapPin },
    { view: 'myAudit', label: '我的审批', Icon: IconClipboardCheck },
    { view: 'overview', label: '数据概览', Icon: IconChartBar },
    { view: 'userInfo', label: '个人信息', Icon: IconUser },
  ];
  const own = ways.flatMap(({ view, ...way }) => {
    const to = pages.get(view);
    return to === undefined ? [] : [{ ...way, to }];
  });
  const first = pages.has('myOrder')
    ? { to: paths.quickOrder, label: '快速下单', Icon: IconClipboardList }
    : { to: paths.center, label: '我的订单', Icon: IconClipboardList };
  return [first, ...own].slice(0, mostWays);
}

/** What may still be bought on account. */
function CreditBox() {
  const { data: credit } = useQuery({ ...creditQuery(), retry: false });
  const share = credit && credit.creditLimit > 0 ? Math.round((credit.usedFee / credit.creditLimit) * 100) : 0;
  return (
    <Link to="/finance/checkOrder/credit" className={styles.box}>
      <span className={styles.line}>
        <span>可用额度</span>
        {credit ? <Price fen={credit.availFee} tone="plain" className={styles.avail} /> : <Skeleton width={88} />}
      </span>
      <CreditTrack
        creditLimit={credit?.creditLimit ?? 0}
        usedFee={credit?.usedFee ?? 0}
        frozenFee={credit?.frozenFee ?? 0}
      />
      <span className={styles.line}>
        <span>{credit ? `已用 ${share}%` : '　'}</span>
        {credit && (
          <span>
            共 <Price fen={credit.creditLimit} tone="plain" className={styles.limit} />
          </span>
        )}
      </span>
    </Link>
  );
}

const mostTodos = 2;

/** What to do first, as buttons; nothing is said before it is known. */
function FirstTodos() {
  const tiles = useTiles();
  if (!tiles) return <Skeleton height={88} className={styles.waiting} />;
  const todos = tiles.filter(({ isMine, count }) => isMine && count > 0).slice(0, mostTodos);
  if (todos.length === 0) return <p className={styles.box}>没有待办的事项</p>;
  return (
    <div className={styles.todos}>
      {todos.map(({ label, count, feeFen, note, to }) => (
        <Link key={label} to={to}>
          <b>
            {count} 笔{label}
          </b>
          {feeFen === undefined ? note : <Price fen={feeFen} tone="plain" className={styles.limit} />}
          <IconChevronRight size={14} />
        </Link>
      ))}
    </div>
  );
}

/** What the shop says last, in one line. */
function NewestNotice() {
  const { data } = useQuery(noticesQuery());
  const newest = data?.resultData[0];
  if (!newest) return null;
  return (
    <Link to={noticePath(newest.noticeId)} className={styles.newest}>
      <IconBell size={16} />
      <span>{newest.noticeTitle}</span>
    </Link>
  );
}
