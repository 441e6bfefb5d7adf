import { dayMs } from '@jicai/domain/time/durations.ts';
import { fromShanghai, shanghaiDay, shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import type { Ctx } from '../../../ctx/ctx.ts';
import { badField } from '../../../http/refusal.ts';
import { searchWords } from './search-log.ts';
import { selectNext, selectOpened, selectTyped, selectWordDays } from './searched-word.store.ts';
import { type SearchedWordRow, selectSearchDays, selectSearchedWords } from './search-report.store.ts';

const usualDays = 7;
const maxDays = 90;
const wordsShown = 50;
const mostExported = 5000;

interface Days {
  dateFrom?: string | undefined;
  dateTo?: string | undefined;
}

/** What people searched for in a period (docs/domain/api.md §7); the log is kept as long as the longest period. */
export async function getReport(ctx: Ctx, input: Days) {
  const { dateFrom, dateTo, period } = periodOf(ctx, input);
  const [{ days, wordCount }, top, missing] = await Promise.all([
    selectSearchDays(ctx, period),
    selectSearchedWords(ctx, { period, isMissing: false, limit: wordsShown }),
    selectSearchedWords(ctx, { period, isMissing: true, limit: wordsShown }),
  ]);
  const sum = (pick: (day: (typeof days)[number]) => number) => days.reduce((total, day) => total + pick(day), 0);
  const searchCount = sum((day) => day.searchCount);
  const noHitCount = sum((day) => day.noHitCount);
  const clickCount = sum((day) => day.clickCount);
  return {
    dateFrom,
    dateTo,
    searchCount,
    wordCount,
    noHitCount,
    noHitRate: share(noHitCount, searchCount),
    clickCount,
    clickRate: share(clickCount, searchCount),
    days,
    topWords: top.map(toWord),
    noHitWords: missing.map(toWord),
  };
}

/** What became of the searches for a word (docs/domain/reports.md §7). */
export async function getWord(ctx: Ctx, { word, ...input }: Days & { word: string }) {
  const { dateFrom, dateTo, period } = periodOf(ctx, input);
  const words = searchWords(word);
  const [typed, days, items, next] = await Promise.all([
    selectTyped(ctx, period, words),
    selectWordDays(ctx, period, words),
    selectOpened(ctx, period, words),
    selectNext(ctx, period, words),
  ]);
  return { dateFrom, dateTo, typed, days, items, next };
}

/** The words of a period, as many as a sheet has. */
export async function listWords(ctx: Ctx, { isMissing, ...input }: Days & { isMissing: boolean }) {
  const { dateFrom, dateTo, period } = periodOf(ctx, input);
  const rows = await selectSearchedWords(ctx, { period, isMissing, limit: mostExported });
  return { dateFrom, dateTo, words: rows.map(toWord) };
}

const toWord = ({ typed, lastAt, ...row }: SearchedWordRow) => ({
  ...row,
  searchKey: typed,
  clickRate: share(row.clickCount, row.searchCount),
  lastTime: shanghaiTime(new Date(lastAt)),
});

/** In hundredths of a percent. */
const share = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part * 10_000) / whole));

function periodOf(ctx: Ctx, input: Days) {
  const dateTo = input.dateTo ?? shanghaiDay(ctx.now);
  const lastDay = dayOf('dateTo', dateTo);
  const dateFrom = input.dateFrom ?? shanghaiDay(new Date(lastDay.getTime() - (usualDays - 1) * dayMs));
  const from = dayOf('dateFrom', dateFrom);
  if (from > lastDay) throw badField('dateFrom', '开始日期不能晚于结束日期');
  const until = new Date(lastDay.getTime() + dayMs);
  if (until.getTime() - from.getTime() > maxDays * dayMs) throw badField('dateFrom', `最多可查看${maxDays}天的数据`);
  return { dateFrom, dateTo, period: { from, until } };
}

function dayOf(field: string, text: string): Date {
  const at = text.length === 10 ? fromShanghai(text) : undefined;
  if (!at) throw badField(field, '日期格式不正确');
  return at;
}
