import { consoleLinks, type ShopNews } from '@jicai/domain/shop-side/shop-news.ts';
import { settlementEventTexts, type SettlementMove } from '@jicai/domain/settlements/settlement-states.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { tellShop } from '../messages/index.ts';
import type { SettlementRow } from './settlements.store.ts';

/** Whom a move is told to (docs/domain/messages.md §6): the other side, and there who acts on what follows. */
const newsOf: Partial<Record<SettlementMove, ShopNews>> = {
  send: 'settleAsked',
  reply: 'settleAsked',
  confirm: 'settleAnswered',
  dispute: 'settleAnswered',
  withdrawDispute: 'settleAnswered',
  addInvoice: 'settleInvoiced',
  checkInvoice: 'settlePaid',
  pay: 'settlePaid',
  void: 'settlePaid',
};

type Named = Pick<SettlementRow, 'id' | 'settlementNo' | 'supplierId' | 'supplierName' | 'sentAt'>;

export async function tellSettlement(ctx: Ctx, news: ShopNews, sheet: Named, what: string): Promise<void> {
  const isForSupplier = news === 'settleAsked' || news === 'settlePaid';
  // What a supplier never saw is no business of its people.
  if (isForSupplier && sheet.sentAt === null) return;
  const link = isForSupplier ? consoleLinks.ownSettlement(sheet.id) : consoleLinks.settlement(sheet.id);
  const whose = isForSupplier ? '' : `${sheet.supplierName} `;
  const supplierId = isForSupplier ? sheet.supplierId : null;
  await tellShop(ctx, news, [{ text: `${whose}结算单 ${sheet.settlementNo}：${what}`, link, supplierId }]);
}

export async function tellMove(ctx: Ctx, sheet: Named, event: SettlementMove, reason: string): Promise<void> {
  const news = newsOf[event];
  if (news)
    await tellSettlement(
      ctx,
      news,
      sheet,
      reason ? `${settlementEventTexts[event]}，${reason}` : settlementEventTexts[event],
    );
}
