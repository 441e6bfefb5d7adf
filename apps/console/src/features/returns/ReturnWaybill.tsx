import { type ReturnState, returnStates } from '@jicai/domain/returns/return-states.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { post } from '@jicai/web/call/post.ts';
import { newRequestId } from '@jicai/web/call/request-id.ts';
import { useState } from 'react';
import { WaybillDialog } from '../../parts/WaybillDialog.tsx';
import type { ReturnSheet } from './returns.queries.ts';
import styles from './ReturnWaybill.module.css';

/** 打印面单 of an exchange, with its receiver in full; where it is not to be sent now, why not. */
export function ReturnWaybill({ sheet }: { sheet: ReturnSheet }) {
  const [isOpen, setOpen] = useState(false);
  const reason = whyNot(sheet);
  const { returnNo, version } = sheet;
  async function ask() {
    const data = { returnNo, version, requestId: newRequestId() };
    return (await post('/api/OpsReturn/PrintWaybill', { data })).resultData;
  }
  if (reason !== undefined) return <p className={styles.why}>{reason}</p>;
  return (
    <>
      <Button size="sm" armed={false} onClick={() => setOpen(true)}>
        打印面单
      </Button>
      {isOpen && <WaybillDialog no={returnNo} ask={ask} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Before it is to be sent. */
const early: readonly ReturnState[] = [
  returnStates.awaitingAudit,
  returnStates.awaitingSendBack,
  returnStates.awaitingReceipt,
];

/** Why the waybill is not to be had (docs/domain/returns.md §6). */
function whyNot({ returnState, actions, disabledReasons, exchangeParcel }: ReturnSheet): string | undefined {
  if (actions.includes('reship')) return undefined;
  if (disabledReasons['reship']) return `打印面单：${disabledReasons['reship']}`;
  if (exchangeParcel) return '换货已发出，面单不再打印';
  return early.includes(returnState) ? '验收退回的商品后才能打印面单' : '不再发出换货，没有面单';
}
