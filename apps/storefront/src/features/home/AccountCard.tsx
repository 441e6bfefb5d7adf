import { buttonClass } from '@jicai/ui/buttons/Button.tsx';
import { IconShieldCheck, IconTruckDelivery, IconUser } from '@jicai/ui/icons/icons.tsx';
import { lazyPart } from '@jicai/ui/feedback/lazy-part.tsx';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { useIsSignedIn } from '@jicai/web/session/session.ts';
import { useTemplate } from '../../app/template.ts';
import styles from './AccountCard.module.css';

// What only somebody signed in sees is no part of the first load.
const Mine = lazyPart(async () => (await import('./SignedInCard.tsx')).Mine);
const Numbers = lazyPart(async () => (await import('./SignedInCard.tsx')).Numbers);

/** Beside the carousel: who I am and what waits for me, or the ways in. */
export function AccountCard() {
  const isSignedIn = useIsSignedIn();
  return (
    <aside className={styles.card} aria-label="我的账户">
      {isSignedIn ? <Mine /> : <Visitor />}
    </aside>
  );
}

function Visitor() {
  const services = useTemplate((template) => template.tempData?.bottomContent.services);
  return (
    <>
      <div className={styles.me}>
        <span className={styles.avatar}>
          <IconUser size={22} />
        </span>
        <div>
          <b>您好，欢迎光临</b>
          <span>登录后查看您的价格与订单</span>
        </div>
      </div>
      <div className={styles.enter}>
        <Link to={paths.login} className={buttonClass({ look: 'fill' })}>
          登录
        </Link>
        <Link to={paths.register} className={buttonClass({ look: 'ghost' })}>
          注册
        </Link>
      </div>
      {services?.[0] && (
        <div className={styles.box}>
          {services.slice(0, 3).map(({ title, desc }) => (
            <p key={title}>
              <b>{title}</b>
              <span>{desc}</span>
            </p>
          ))}
        </div>
      )}
      <div className={styles.quick}>
        <Link to={paths.center}>
          <IconTruckDelivery />
          查物流
        </Link>
        <Link to={paths.help}>
          <IconShieldCheck />
          售后保障
        </Link>
      </div>
      <p className={styles.notice}>
        还没有账号？
        <Link to={paths.register}>免费注册</Link>
      </p>
    </>
  );
}

/** The numbers as a row, for phones; its place is kept while it is loaded. */
export function AccountRow() {
  const isSignedIn = useIsSignedIn();
  return isSignedIn ? <Numbers waiting={<div className={styles.row} />} className={styles.row} /> : null;
}
