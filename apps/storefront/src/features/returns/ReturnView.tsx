import { returnTypes } from '@jicai/domain/returns/return-reasons.ts';
import type { ReturnSheet } from '@jicai/contract/returns/returns.ts';
import { StepBar } from '@jicai/ui/layout/StepBar.tsx';
import { DetailColumns, DetailHead, Fact, FactLink, FactNo } from '@jicai/web/page/DetailPage.tsx';
import { returnSteps } from '@jicai/web/page/return-steps.ts';
import { orderDetailPath, printPath } from '../../app/paths.ts';
import { ReturnCrumbs } from './ReturnCrumbs.tsx';
import { ExchangeParcel } from './ExchangeParcel.tsx';
import { RefundCard } from './RefundCard.tsx';
import { ReturnButtons } from './ReturnButtons.tsx';
import { ReturnGoods } from './ReturnGoods.tsx';
import { ReturnSide } from './ReturnSide.tsx';
import { returnSentence } from './return-sentence.ts';
import { SendBackCard } from './SendBackCard.tsx';
import { useReturnActions } from './use-return-actions.ts';

/** A sheet: its state as the title, what to do, how far it has come, and everything that belongs to it. */
export function ReturnView({ sheet }: { sheet: ReturnSheet }) {
  const { act, busyNo } = useReturnActions();
  const isSendingBack = sheet.actions.includes('sendBack') || sheet.logistics !== undefined;
  return (
    <>
      <ReturnCrumbs orderNo={sheet.orderNo} here="售后详情" />
      <DetailHead
        id="return-state"
        state={sheet.returnStateText}
        facts={
          <>
            <FactNo label="售后单号" no={sheet.returnNo} />
            <Fact>
              订单号 <FactLink to={orderDetailPath(sheet.orderNo)}>{sheet.orderNo}</FactLink>
            </Fact>
            {sheet.returnType !== returnTypes.refundOnly && (
              <Fact>
                <FactLink to={printPath('return', [sheet.returnNo])} isNewTab>
                  打印退货单
                </FactLink>
              </Fact>
            )}
          </>
        }
        next={returnSentence(sheet)}
        buttons={
          <ReturnButtons
            actions={sheet.actions}
            disabledReasons={sheet.disabledReasons}
            without={['sendBack']}

            isBusy={busyNo === sheet.returnNo}
            onAct={(action) => act(action, sheet)}
          />
        }
        steps={<StepBar steps={returnSteps(sheet)} label="售后进度" />}
      />
      <DetailColumns side={<ReturnSide sheet={sheet} />}>
        {isSendingBack && <SendBackCard key={sheet.version} sheet={sheet} />}
        {sheet.exchangeParcel && <ExchangeParcel returnNo={sheet.returnNo} parcel={sheet.exchangeParcel} />}
        {sheet.returnType !== returnTypes.exchange && <RefundCard sheet={sheet} />}
        <ReturnGoods sheet={sheet} />
      </DetailColumns>
    </>
  );
}
