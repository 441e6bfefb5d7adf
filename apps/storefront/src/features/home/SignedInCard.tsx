import { buttonClass } from '@jicai/ui/buttons/Button.tsx';
import { cx } from '@jicai/ui/style/cx.ts';
import { IconClipboardList, IconMapPin, IconUser } from '@jicai/ui/icons/icons.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { useSession } from '@jicai/web/session/session.ts';
import { useTemplate } from '../../app/template.ts';
import styles from './AccountCard.module.css';
import { menuQuery } from '../../app/center/menu.queries.ts';
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
        <Link key={tile?.label ?? at} to={tile?.to ?? paths.center}>
          <b className={cx(tile?.isMine && tile.count > 0 && styles.urgent)}>{tile?.count ?? '–'}</b>
          <span>{tile?.label ?? '　'}</span>
        </Link>
      ))}
    </div>
  );
}

/** The card of somebody signed in: his name, what waits for him, the ways on. */
export function Mine() {
  const { userName, customerName } = useSession();
  const phone = useTemplate((template) => template.tempData?.topContent.servicePhone);
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
      <Todo />
      <div className={styles.quick}>
        <Link to={paths.center}>
          <IconClipboardList />
          我的订单
        </Link>
        <OwnPage />
      </div>
      {phone && <p className={styles.phone}>采购咨询 {phone}</p>}
      <Link to="/center" className={buttonClass({ look: 'soft' }, styles.wholeButton)}>
        进入个人中心
      </Link>
    </>
  );
}

/** The addresses of who orders, else his own record: the menu says who holds what. */
function OwnPage() {
  const { data = [] } = useQuery(menuQuery());
  const hasAddresses = data.some(({ children }) => children.some(({ formUrl }) => formUrl === 'receivingAddress'));
  return hasAddresses ? (
    <Link to="/center/kamUser/receivingAddress">
      <IconMapPin />
      收货地址
    </Link>
  ) : (
    <Link to="/center/kamUser/userInfo">
      <IconUser />
      个人信息
    </Link>
  );
}

/** The first thing to do, in words. */
function Todo() {
  const tiles = useTiles();
  const first = tiles?.find(({ isMine, count }) => isMine && count > 0);
  return (
    <div className={styles.box}>
      <b>{first ? `${first.count} 笔${first.label}` : '没有待办的事项'}</b>
      <span>{first ? (first.note ?? '点击上面的数字去处理') : '需要您处理的会显示在这里'}</span>
    </div>
  );
}
