import type { ReturnMove } from './return-states.ts';

/**
 * What the owner of a sheet is told when somebody else, or the system, moves it; `text` follows the sheet's number. Moves
 * that ask nothing of him are silent.
 */
export const returnMessages: Partial<Record<ReturnMove, { title: string; text: string }>> = {
  agree: { title: '售后申请已通过', text: '已通过审核，请查看后续步骤。' },
  refuse: { title: '售后申请未通过', text: '未通过审核，可补充说明后再次申请一次。' },
  expire: { title: '售后已终止', text: '因逾期未寄回商品，已自动终止。' },
  receive: { title: '商家已收到退货', text: '的退货商家已验收。' },
  refuseReceive: { title: '商家拒收退货', text: '的退货被商家拒收，商品将退回给您。' },
  reship: { title: '换货商品已发出', text: '的换货商品已发出，收到后请确认。' },
  confirmExchange: { title: '换货已完成', text: '已确认收到换货商品。' },
};
