import { titleTypes } from '@jicai/domain/invoices/invoice-title-form.ts';
import type { Deps } from '../../ctx/deps.ts';
import { forDemo } from '../../db/open.ts';
import { dropSalesDays } from '../../modules/reports/index.ts';
import { demoEnterprise } from '../demo-people.ts';
import { afterSalesStories } from './after-sales-stories.ts';
import { approvalStories } from './approval-stories.ts';
import { businessWords } from './business-goods.ts';
import { debtorStory } from './debtor-story.ts';
import { demoDays } from './demo-days.ts';
import { type DemoItem, selectDemoGoods } from './demo-goods.ts';
import { finishedStories } from './finished-stories.ts';
import { habits } from './habit-stories.ts';
import { openStories } from './open-stories.ts';
import type { Scene } from './order-stories.ts';
import { paperStories } from './paper-stories.ts';
import { playStories, type Story } from './play-stories.ts';
import { retailStories, retailWords } from './retail-stories.ts';
import { type DemoName, openDemoServer, type Stage } from './stage.ts';
import { statementStories } from './statement-stories.ts';
import { yearBeforeStories, yearStories } from './year-stories.ts';

/**
 * Lets the demo's people have shopped for two years, most of it in the last two months: orders in every state, after-sales, invoices, favourites, all through
 * the shop's own endpoints on a clock of the past, so that every ledger agrees. Only for shops that were just made.
 * Returns what a story could not do; there is nothing of the kind with the demo's goods.
 */
export async function seedDemoOrders(deps: Deps, isOver: () => boolean = () => false): Promise<string[]> {
  const start = deps.now();
  const days = demoDays(start);
  const theatre = await openDemoServer({ ...deps, db: forDemo(deps.db) }, days.day(days.yearBeforeBegan, '08:30'));
  try {
    const { business, retail } = theatre.stages;
    const stories = [
      ...(await businessCast({ stage: business, days, titleIds: {} })),
      ...(await retailCast({ stage: retail, days, titleIds: {} })),
    ];
    const faults = await playStories(stories, { onStep: theatre.goTo, isOver });
    if (!isOver()) await theatre.goTo(start);
    // What a sweep rolled up meanwhile is of days that were still being played.
    for (const stage of [business, retail]) await stage.outside(dropSalesDays);
    return faults;
  } finally {
    await theatre.close();
  }
}

async function businessCast(scene: Scene): Promise<Story[]> {
  const goods = await goodsOf(scene.stage, businessWords, 'enterprise');
  const titleIds = { admin: await addTitle(scene.stage, 'admin'), buyer: '' };
  await addAddress(scene.stage);
  const cast = { ...scene, titleIds: { ...titleIds, buyer: titleIds.admin } };
  const list = [...goods.values()];
  return [
    ...yearBeforeStories(cast, goods),
    ...yearStories(cast, goods),
    debtorStory(cast, goods),
    ...finishedStories(cast, goods),
    ...afterSalesStories(cast, goods),
    ...openStories(cast, goods),
    ...approvalStories(cast, goods),
    ...statementStories(cast),
    ...paperStories(cast),
    habits(cast, 'buyer', list),
    habits(cast, 'admin', list.slice(6)),
    habits(cast, 'approver', list.slice(11)),
    habits(cast, 'member', list.slice(3)),
  ];
}

async function retailCast(scene: Scene): Promise<Story[]> {
  const goods = await goodsOf(scene.stage, retailWords, 'retail');
  return [...retailStories(scene, goods), habits(scene, 'member', [...goods.values()].toReversed())];
}

/** By the word that found it. */
async function goodsOf(
  stage: Stage,
  words: readonly string[],
  price: 'enterprise' | 'retail',
): Promise<Map<string, DemoItem>> {
  const found = await stage.outside((ctx) => selectDemoGoods(ctx, words, price));
  return new Map(found.map((item) => [item.word, item]));
}

/** The enterprise's invoice title, which its buyers use too. */
async function addTitle(stage: Stage, name: DemoName): Promise<string> {
  const { name: titleName, taxNo } = demoEnterprise;
  const { titleId } = await stage.call(name, '/api/CustInvoiceTitle/Add', {
    data: { titleType: titleTypes.company, titleName, taxNo, isDefault: true },
  });
  return titleId;
}

/** The administrator had none so far. */
async function addAddress(stage: Stage): Promise<void> {
  const { contactName: receiver, areaCode, address } = demoEnterprise;
  const data = { receiver, mobile: '13800100001', areaCode, address, isDefault: true };
  await stage.call('admin', '/api/CustAddress/Add', { data });
}
