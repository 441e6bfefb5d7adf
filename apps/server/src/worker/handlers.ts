import { deliverApprovalNotice } from '../modules/approval-notices/index.ts';
import { endDueApproval, remindApprovers } from '../modules/approvals/index.ts';
import { checkInvariants } from '../modules/audit/index.ts';
import { fetchBill } from '../modules/channel-bills/index.ts';
import { applyDirectory, readDirectory } from '../modules/directory-sync/index.ts';
import { endChange } from '../modules/changes/index.ts';
import { deliverMailCode, deliverSmsCode, tellOldReach } from '../modules/auth/index.ts';
import {
  cancelClosedTrade,
  closeAfterSale,
  expireTrade,
  followParcel,
  giveBackUnused,
  receiveAutomatically,
} from '../modules/orders/index.ts';
import {
  applyRedAtPlatform,
  applyForChosenInvoice,
  beginIssuing,
  confirmRedAtPlatform,
  deliverInvoiceMail,
  fetchPapersOf,
  issueAtPlatform,
  queryAtPlatform,
  queryRedAtPlatform,
} from '../modules/invoices/index.ts';
import {
  beginClosing,
  closeAtChannel,
  createAtChannel,
  giveBackPartTransfer,
  openDueRefund,
  queryAtChannel,
  queryRefund,
  sendRefund,
} from '../modules/payments/index.ts';
import { reindexSupplier } from '../modules/suppliers/index.ts';
import {
  continueRun,
  mergeBrandGoods,
  mergeCategoryGoods,
  reindexAttribute,
  reindexBrand,
  reindexCategory,
  reindexLabel,
} from '../modules/goods/index.ts';
import { forgetUnusedFiles, removeContents } from '../modules/files/index.ts';
import { findShopActor } from '../modules/auth/index.ts';
import { makeListExport } from '../modules/exports/index.ts';
import { makeDataExport } from '../modules/privacy/index.ts';
import { deliverRegisterNotice } from '../modules/registration/index.ts';
import {
  askForRedLetter,
  endDueReturn,
  finishRefund,
  followReturn,
  openForParcel,
  payOutOrder,
} from '../modules/returns/index.ts';
import { expireOrderChange } from '../modules/order-changes/index.ts';
import { beginPlan, endPlan } from '../modules/goods-writing/index.ts';
import { chooseHotWords } from '../modules/search/index.ts';
import {
  confirmBySilence,
  generateDay,
  generateDue,
  generateMonth,
  markOverdue,
  noteInvoices,
  settleEndedOrder,
  settleOrders,
} from '../modules/statements/index.ts';
import { remindPayer, remindSupplier, settleDue, settleMonth } from '../modules/settlements/index.ts';
import { beginLook, endLook } from '../modules/tenancy/index.ts';
import { exporters } from './exporters.ts';
import { askReceipt } from '../modules/sms/index.ts';
import { queryTrack, subscribeTrack } from '../modules/tracking/index.ts';
import type { OutboxHandler, TimerHandler } from '../jobs/job-context.ts';
import type { OutboxKind, TimerKind } from '../jobs/kinds.ts';

/** The handler of each kind of timer: a door function of the module that owns the subject. */
export const timerHandlers: Record<TimerKind, TimerHandler> = {
  'trade.expire': expireTrade,
  'trade.close': beginClosing,
  'trade.closed': cancelClosedTrade,
  'refund.open': openDueRefund,
  'transfer.giveBack': giveBackPartTransfer,
  'invoice.begin': beginIssuing,
  'invoice.wished': applyForChosenInvoice,
  'parcel.receive': receiveAutomatically,
  'parcel.tracked': followParcel,
  'order.ended': settleEndedOrder,
  'order.changeEnd': expireOrderChange,
  'order.closeAfterSale': closeAfterSale,
  'return.due': endDueReturn,
  'return.refunded': finishRefund,
  'return.redLetter': askForRedLetter,
  'return.payOut': payOutOrder,
  'return.tracked': followReturn,
  'return.parcel': openForParcel,
  'statement.day': generateDay,
  'statement.month': generateMonth,
  'statement.generate': generateDue,
  'statement.confirm': confirmBySilence,
  'statement.overdue': markOverdue,
  'statement.settled': settleOrders,
  'statement.invoiced': noteInvoices,
  'settlement.month': settleMonth,
  'settlement.generate': settleDue,
  'settlement.remind': remindSupplier,
  'settlement.due': remindPayer,
  'change.end': endChange,
  'look.begin': beginLook,
  'look.end': endLook,
  'price.begin': beginPlan,
  'price.end': endPlan,
  'audit.invariants': checkInvariants,
  'files.unused': forgetUnusedFiles,
  'approval.due': endDueApproval,
  'approval.remind': remindApprovers,
  'search.hotWords': chooseHotWords,
};

export const outboxHandlers: Record<OutboxKind, OutboxHandler> = {
  'payment.create': createAtChannel,
  'payment.query': queryAtChannel,
  'payment.close': closeAtChannel,
  'refund.send': sendRefund,
  'refund.query': queryRefund,
  'bill.fetch': fetchBill,
  'invoice.issue': issueAtPlatform,
  'invoice.query': queryAtPlatform,
  'invoice.red': applyRedAtPlatform,
  'invoice.redQuery': queryRedAtPlatform,
  'invoice.redConfirm': confirmRedAtPlatform,
  'invoice.papers': fetchPapersOf,
  'invoice.mail': deliverInvoiceMail,
  'sms.send': deliverSmsCode,
  'mail.code': deliverMailCode,
  'sms.receipt': askReceipt,
  'files.remove': removeContents,
  'privacy.export': makeDataExport,
  'track.subscribe': subscribeTrack,
  'track.query': queryTrack,
  'waybill.giveBack': giveBackUnused,
  'category.reindex': reindexCategory,
  'supplier.reindex': reindexSupplier,
  'goods.run': continueRun,
  'category.merge': mergeCategoryGoods,
  'brand.merge': mergeBrandGoods,
  'brand.reindex': reindexBrand,
  'label.reindex': reindexLabel,
  'attribute.reindex': reindexAttribute,
  'list.export': makeListExport({ exporters, actorOf: findShopActor }),
  'directory.apply': applyDirectory,
  'directory.read': readDirectory,
  'reach.changed': tellOldReach,
  'register.notice': deliverRegisterNotice,
  'approval.notice': deliverApprovalNotice,
};
