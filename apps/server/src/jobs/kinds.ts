/**
 * State changes that are due at a time. Each kind has one handler in `worker/handlers.ts`: a door function of the module that
 * owns the subject. The handler locks the subject and checks again, so a late or doubled timer is harmless
 * (docs/domain/orders.md §1).
 *
 * - `trade.expire`: subject tradeNo; the payment deadline has passed.
 * - `trade.close`: subject tradeNo; due at once. A cancellation waits: close every open payment attempt, then plan `trade.closed`.
 * - `trade.closed`: subject tradeNo; every payment attempt that `beginClosing` found is closed at its channel (or the
 *   channel could not be reached until the limit), so the cancellation that waited can continue. Not planned if one of them
 *   turned out to be paid: then `applyTradePayment` was called instead.
 * - `refund.open`: subject `<sourceType>:<sourceId>` of an order's give-back; due at once. Opens the refund order for it.
 * - `transfer.giveBack`: subject tradeNo; due at once. The trade no longer waits for the rest of a transfer.
 * - `invoice.begin`: subject invoiceReqNo; it can no longer be withdrawn, so the tax platform is called.
 * - `invoice.wished`: subject orderId; due at once. An order with which an invoice was chosen is completed.
 * - `parcel.receive`: subject parcelId; automatic receipt.
 * - `parcel.tracked`: subject parcelId; due at once. The courier has reported another state.
 * - `order.ended`: subject orderId; due at once. An order on account has ended, so it may be settled.
 * - `order.changeEnd`: subject the id of a proposed change; its buyer has not answered in time.
 * - `order.closeAfterSale`: subject orderId; the time for after-sales is over.
 * - `return.due`: subject returnId; the time limit of an after-sales sheet's state has passed.
 * - `return.refunded`: subject returnId; due at once. The money of the sheet is back with the payer.
 * - `return.redLetter`: subject returnId; due at once. What the sheet gives back has been invoiced, so a red letter is needed.
 * - `return.payOut`: subject orderId; due at once. A red letter has been issued: sheets that waited for it pay out.
 * - `return.tracked`: subject returnId; due at once. As `parcel.tracked`, for goods of an after-sales sheet.
 * - `return.parcel`: subject parcelId; due at once. A parcel came back to the shop (退签, 退回, 拒签).
 * - `approval.due`: subject approvalId; nobody decided the open step in time, or nobody edited a rejected order in time.
 * - `approval.remind`: subject `<approvalId>:<round>:<stepNo>`; the approvers of an open step are reminded.
 * - `statement.month`: subject "YYYY-MM"; the shop's billing day. Plans `statement.generate` for every customer with something to bill.
 * - `statement.day`: subject "YYYY-MM-DD"; the day is over. The same for customers whose terms count from each receipt.
 * - `statement.generate`: subject `<customerId>:<YYYY-MM or YYYY-MM-DD>`; due at once.
 * - `statement.confirm`: subject statementId; the customer did not respond to a statement in time, and the shop counts that as a confirmation.
 * - `statement.overdue`: subject customerId; the last day to pay a statement has passed.
 * - `statement.settled`: subject statementId; due at once. Orders that are paid up with it become 已结清.
 * - `statement.invoiced`: subject statementId; due at once. An invoice for a statement has changed its state.
 * - `settlement.month`: subject "YYYY-MM"; the day the shop chose. Plans `settlement.generate` for every supplier with something to settle.
 * - `settlement.generate`: subject `<supplierId>:<YYYY-MM>`; due at once.
 * - `settlement.remind`: subject `<settlementId>:<version>:<round>`; the supplier has not answered a sheet.
 * - `settlement.due`: subject settlementId; the last day to pay has come.
 * - `change.end`: subject changeId; nobody checked a requested change in time.
 * - `look.begin`: subject versionId; a look that was published for a time becomes live.
 * - `look.end`: subject versionId; it was live for a time, and the look before it returns.
 * - `price.begin`, `price.end`: subject planId; a planned price begins or ends.
 * - `audit.invariants`: subject `invariants <time>`; every night. Checks that the books agree.
 * - `files.unused`: subject `unused files <time>`; every night. Forgets pictures and documents that no row has named for long.
 * - `search.hotWords`: subject `hot words <time>`; every hour while people search. Chooses the hot words anew.
 */
export type TimerKind =
  | 'trade.expire'
  | 'trade.close'
  | 'trade.closed'
  | 'refund.open'
  | 'transfer.giveBack'
  | 'invoice.begin'
  | 'invoice.wished'
  | 'parcel.receive'
  | 'parcel.tracked'
  | 'order.ended'
  | 'order.changeEnd'
  | 'order.closeAfterSale'
  | 'return.due'
  | 'return.refunded'
  | 'return.redLetter'
  | 'return.payOut'
  | 'return.tracked'
  | 'return.parcel'
  | 'approval.due'
  | 'approval.remind'
  | 'statement.day'
  | 'statement.month'
  | 'statement.generate'
  | 'statement.confirm'
  | 'statement.overdue'
  | 'statement.settled'
  | 'statement.invoiced'
  | 'settlement.month'
  | 'settlement.generate'
  | 'settlement.remind'
  | 'settlement.due'
  | 'change.end'
  | 'look.begin'
  | 'look.end'
  | 'price.begin'
  | 'price.end'
  | 'audit.invariants'
  | 'files.unused'
  | 'search.hotWords';

/** These may take minutes. The sweep runs them separately from the rounds, so that no other work waits for them. */
export const slowTimers: readonly TimerKind[] = ['audit.invariants', 'files.unused'];

/**
 * Calls of external services, made after commit; the subject is the fixed business number.
 *
 * - `payment.create`, `payment.query`, `payment.close`: subject payNo.
 * - `refund.send`, `refund.query`: subject refundNo.
 * - `bill.fetch`: subject the id of a channel's bill; payload isByHand where somebody asked.
 * - `sms.send`: subject smsCodeId, the verification code of that row; payload without, providers that have failed to bring it.
 * - `mail.code`: as `sms.send`, to a mailbox.
 * - `sms.receipt`: subject smsMessageId.
 * - `invoice.issue`, `invoice.query`: subject invoiceReqNo; payload before, the platform it was sent to the time before.
 * - `invoice.red`, `invoice.redQuery`, `invoice.redConfirm` (payload isAgree): subject the red letter's request number.
 * - `invoice.papers`: subject invoiceReqNo; payload serialNo, the number the platform made it under.
 * - `invoice.mail`: subject invoiceReqNo; payload to.
 * - `track.subscribe`, `track.query`: subject trackId.
 * - `waybill.giveBack`: subject waybillId; nothing can leave under it any more.
 * - `files.remove`: subject the sweep's time; payload contents, the sha256 of bytes that no row names any more.
 * - `privacy.export`: subject exportId; a copy of an account's data is written to a file.
 * - `category.reindex`: subject categoryId; payload afterId. The search learns its new name or place, a batch of goods at a time.
 * - `supplier.reindex`: subject supplierId; payload afterId. The search learns that its goods left or came back, a batch at a time.
 * - `goods.run`: subject runId; payload filter before it has chosen its goods. Makes or undoes the next batch of an act on a whole filter.
 * - `category.merge`, `brand.merge`: subject categoryId or brandId; payload intoId. Its products go over to another one, a batch at a time.
 * - `brand.reindex`, `label.reindex`, `attribute.reindex`: subject brandId, labelId or attributeId; payload afterId. As `category.reindex`.
 * - `list.export`: subject exportId; a list of the console is written to a file, which may take a minute.
 * - `directory.apply`: subject syncId; the ticked lines of its preview are done, part by part.
 * - `directory.read`: subject syncId; the address list of an enterprise is read and held against what is here, which may take minutes.
 * - `approval.notice`: subject auditTaskId; payload title, at, without as of `sms.send`, receipt of a card. Its holder is told by card, mail or text message.
 * - `reach.changed`: subject a number of its own; payload to, a mobile or a mailbox, without as of `sms.send`. What an account had proved before is told that it is another's now.
 * - `register.notice`: subject registrationId; payload version, without as of `sms.send`. The applicant is told what was decided.
 */
export type OutboxKind =
  | 'payment.create'
  | 'payment.query'
  | 'payment.close'
  | 'refund.send'
  | 'refund.query'
  | 'bill.fetch'
  | 'invoice.issue'
  | 'invoice.query'
  | 'invoice.red'
  | 'invoice.redQuery'
  | 'invoice.redConfirm'
  | 'invoice.papers'
  | 'invoice.mail'
  | 'sms.send'
  | 'mail.code'
  | 'sms.receipt'
  | 'files.remove'
  | 'privacy.export'
  | 'track.subscribe'
  | 'track.query'
  | 'waybill.giveBack'
  | 'category.reindex'
  | 'supplier.reindex'
  | 'goods.run'
  | 'category.merge'
  | 'brand.merge'
  | 'brand.reindex'
  | 'label.reindex'
  | 'attribute.reindex'
  | 'list.export'
  | 'directory.apply'
  | 'directory.read'
  | 'reach.changed'
  | 'register.notice'
  | 'approval.notice';

/** These may take a minute, so they run beside the rounds, and no other work waits for them. */
export const slowEffects: readonly OutboxKind[] = ['list.export', 'bill.fetch', 'directory.apply', 'directory.read'];
