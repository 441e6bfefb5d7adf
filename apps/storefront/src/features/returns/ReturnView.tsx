import type { ReturnSheet } from '@jicai/contract/returns.ts';
import { CopyButton } from '@jicai/ui/CopyButton.tsx';
import { StepBar } from '@jicai/ui/StepBar.tsx';
import { Link } from 'react-router';
import { orderDetailPath, printPath } from '../../app/paths.ts';
import { Crumbs } from './Crumbs.tsx';
import { ExchangeParcel } from './ExchangeParcel.tsx';
import { RefundCard } from './RefundCard.tsx';
import { ReturnButtons } from './ReturnButtons.tsx';
import styles from './ReturnDetailPage.module.css';
import { ReturnGoods } from './ReturnGoods.tsx';
import { ReturnSide } from './ReturnSide.tsx';
import { returnSentence, returnSteps } from './return-steps.ts';
import { SendBackCard } from './SendBackCard.tsx';
import { useReturnActions } from './use-return-actions.ts';

/** A sheet: its state as the title, what to do, how far it has come, and everything that belongs to it. */
export function ReturnView({ sheet }: { sheet: ReturnSheet }) {
  const { act, busyNo } = useReturnActions();
  const isSendingBack = sheet.actions.includes('sendBack') || sheet.logistics !== undefined;
  return (
    <>
      <Crumbs orderNo={sheet.orderNo} here="售后详情" />
      <section className={styles.top} aria-labelledby="return-state">
        <div className={styles.head}>
          <div className={styles.words}>
            <div className={styles.line}>
              <h1 id="return-state" className={styles.state}>
                {sheet.returnStateText}
              </h1>
              <span className={styles.pair}>
                售后单号 <span className={styles.value}>{sheet.returnNo}</span>
                <CopyButton text={sheet.returnNo} label="售后单号" />
              </span>
              <span className={styles.pair}>
                订单号{' '}
                <Link to={orderDetailPath(sheet.orderNo)} className={styles.link}>
                  {sheet.orderNo}
                </Link>
              </span>
              {sheet.returnType !== 3 && (
                <span className={styles.pair}>
                  <Link to={printPath('return', [sheet.returnNo])} target="_blank" className={styles.link}>
                    打印退货单
                  </Link>
                </span>
              )}
            </div>
            <p className={styles.next}>{returnSentence(sheet)}</p>
          </div>
          <ReturnButtons
            actions={sheet.actions}
            disabledReasons={sheet.disabledReasons}
            without={['sendBack']}
            place="page"
            isBusy={busyNo === sheet.returnNo}
            onAct={(action) => act(action, sheet)}
          />
        </div>
        <StepBar steps={returnSteps(sheet)} label="售后进度" className={styles.steps} />
      </section>
      <div className={styles.two}>
        <div className={styles.main}>
          {isSendingBack && <SendBackCard key={sheet.version} sheet={sheet} />}
          {sheet.exchangeParcel && <ExchangeParcel returnNo={sheet.returnNo} parcel={sheet.exchangeParcel} />}
          {sheet.returnType !== 2 && <RefundCard sheet={sheet} />}
          <ReturnGoods sheet={sheet} />
        </div>
        <ReturnSide sheet={sheet} />
      </div>
    </>
  );
}
