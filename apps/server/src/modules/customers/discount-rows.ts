import type { BodyOf } from '@jicai/contract/index.ts';
import { bizTypes, maxShipSheetUnpacked } from '@jicai/domain/files/upload-kinds.ts';
import { type DiscountTarget, discountTargets, discountTargetTexts } from '@jicai/domain/money/contract-discounts.ts';
import { mostContractRows } from '@jicai/domain/money/contract-rows.ts';
import { linesOfSheet } from '@jicai/domain/money/contract-sheet.ts';
import { underLineText } from '@jicai/domain/money/margin-line.ts';
import { daysOfSpan, spanOfDays, type ValidDays, type ValidSpan } from '@jicai/domain/money/price-validity.ts';
import { isDeepStrictEqual } from 'node:util';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import { badField } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import { requestChange } from '../changes/index.ts';
import { readSheetLines, readUpload } from '../files/index.ts';
import { requireCustomer } from './contract-prices.ts';
import { lockOpenFile } from './hold-file.ts';
import {
  countDiscountedBy,
  type NamedTarget,
  replaceDiscounts,
  selectDiscountBps,
  selectTargetsById,
  selectTargetsByName,
} from './discount-targets.store.ts';
import { discountFact } from './discounts.ts';
import { daysOf, faultOfDays, requireSpan } from './write-contract-prices.ts';

/** The rows of a sheet with contract prices or discounts as lines. Refused as badInput where it cannot be read. */
export async function readPriceSheet(ctx: Ctx, fileUrl: string): Promise<{ lines: string[] }> {
  const bytes = await readUpload(ctx, { url: fileUrl, bizType: bizTypes.priceSheet, field: 'fileUrl' });
  const rows = await readSheetLines(bytes, maxShipSheetUnpacked);
  if (!rows) throw badField('fileUrl', '文件已损坏，或内容太多，无法读取');
  const lines = linesOfSheet(rows);
  if (lines.length === 0) throw badField('fileUrl', '文件里没有数据');
  if (lines.length > mostContractRows) throw badField('fileUrl', `一次最多 ${mostContractRows} 行，请分成几个文件`);
  return { lines };
}

/** Texts by what they name. */
const textsOf = <R extends { target: DiscountTarget }>(rows: readonly R[], textOf: (row: R) => string) =>
  Object.fromEntries(
    discountTargets.map((target) => [target, rows.filter((row) => row.target === target).map(textOf)]),
  ) as Record<DiscountTarget, string[]>;

/** What these discounts would change, in their order. */
export async function previewDiscounts(
  ctx: Ctx,
  { customerId, rows, validFrom, validTo }: BodyOf<'/api/OpsCustomer/GetDiscountsPreview'>['data'],
) {
  await requireCustomer(ctx, customerId);
  const targets = await selectTargetsByName(
    ctx,
    textsOf(rows, ({ targetName }) => targetName),
  );
  const named = rows.map((row) => {
    const days = daysOf(row, { validFrom, validTo });
    return { row, days, span: spanOfDays(days, ctx.now), found: targets.filter((one) => isNamed(one, row)) };
  });
  const fit = named.flatMap(({ row, span, found: [only, ...others] }) =>
    only && others.length === 0 ? [{ ...only, ...span, discountBp: row.discountBp }] : [],
  );
  const [standing, counts] = await Promise.all([selectDiscountBps(ctx, customerId, fit), countDiscountedBy(ctx, fit)]);
  const countOf = new Map(fit.map(({ id }, at) => [id, counts[at]]));
  return named.map(({ row: typed, days, span, found: [only, ...others] }) => {
    const row = { ...typed, ...daysOfSpan(span) };
    const { itemCount = 0, underLineCount = 0 } = countOf.get(only?.id ?? '') ?? {};
    const what = discountTargetTexts[row.target];
    if (!only) return { ...row, itemCount, underLineCount, fault: `没有这个${what}` };
    if (others.length > 0) return { ...row, itemCount: 0, underLineCount: 0, fault: `有多个同名${what}，请写完整路径` };
    const beforeBp = standing.get(only.id);
    return {
      ...row,
      targetName: only.name,
      targetId: only.targetId,
      ...(beforeBp !== undefined && { beforeBp }),
      itemCount,
      underLineCount,
      fault: faultOfDays(ctx, days) ?? (beforeBp === row.discountBp ? sameFault(ctx, span) : undefined),
    };
  });
}

const sameFault = ({ now }: Ctx, { from }: ValidSpan) => (from > now ? '与那天的折扣相同' : '与现在的折扣相同');

/** A whole path goes before names: 办公文具 is the first level, not another one of that name below. */
function isNamed(one: NamedTarget, { target, targetName }: { target: DiscountTarget; targetName: string }): boolean {
  if (one.target !== target) return false;
  if (target === 'item') return one.targetId === targetName;
  return one.name === targetName || (target === 'category' && one.name.split('/').at(-1) === targetName);
}

type DiscountRow = BodyOf<'/api/OpsCustomer/SaveDiscounts'>['data']['rows'][number];
export interface AgreedRow extends NamedTarget, ValidDays {
  discountBp: number;
}

/**
 * Agrees on many discounts at once, as saveDiscount does on one; those that bring an item under its margin line wait together
 * for a second person. Rows where another holds than was read are named and left alone.
 */
export async function saveDiscounts(
  ctx: SignedInCtx,
  { customerId, rows, validFrom, validTo, reason }: BodyOf<'/api/OpsCustomer/SaveDiscounts'>['data'],
) {
  const file = await lockOpenFile(ctx, customerId);
  const days: ValidDays = { validFrom, validTo };
  requireSpan(ctx, days);
  const targets = await targetsOf(ctx, rows);
  const asked = rows.map((row) => ({ ...row, ...daysOf(row, days), found: targets.get(keyOf(row)) }));
  const standing = await selectDiscountBps(
    ctx,
    customerId,
    asked.flatMap(({ found, ...row }) => (found ? [{ ...found, ...spanOfDays(row, ctx.now) }] : [])),
  );
  const outcomes = asked.map((row) => outcomeOf(ctx, row, standing));
  const fit = outcomes.flatMap((one) => ('agreed' in one ? [one.agreed] : []));
  const refused = outcomes.flatMap((one) => ('reason' in one ? [one] : []));
  const counts = await countDiscountedBy(ctx, fit);
  const waiting = fit.filter((_, at) => (counts[at]?.underLineCount ?? 0) > 0);
  const taken = fit.filter((row) => !waiting.includes(row));
  const request =
    waiting.length > 0 &&
    (await requestChange(ctx, {
      kind: 'customer.discount',
      subjectId: customerId,
      subjectName: file.customerName,
      before: factsOf(waiting, ({ id }) => standing.get(id)),
      after: {
        ...factsOf(
          waiting,
          ({ discountBp }) => discountBp,
          (row) => (isDeepStrictEqual(daysOf(row, days), days) ? undefined : row),
        ),
        协议折扣生效: validFrom || '通过后',
        协议折扣截止: validTo || '长期',
        priceRows: { rows: waiting, ...days },
      },
      reason: reason || underLineText,
    }));
  const answer = { waitingCount: waiting.length, ...request, refused };
  if (taken.length === 0) return { savedCount: 0, ...answer };
  await replaceDiscounts(
    ctx,
    customerId,
    taken.map((row) => ({ ...row, ...spanOfDays(row, ctx.now) })),
  );
  await writeAudit(ctx, {
    subject: `customer ${customerId}`,
    before: factsOf(taken, ({ id }) => standing.get(id)),
    after: {
      ...factsOf(
        taken,
        ({ discountBp }) => discountBp,
        (row) => row,
      ),
      ...(reason && { reason }),
    },
  });
  return { savedCount: taken.length, ...answer };
}

const keyOf = ({ target, targetId }: { target: DiscountTarget; targetId: string }) => `${target} ${targetId}`;

/** Targets as a call names them; those the shop has not are absent. */
export async function targetsOf(
  ctx: Ctx,
  rows: readonly { target: DiscountTarget; targetId: string }[],
): Promise<Map<string, NamedTarget>> {
  const found = await selectTargetsById(
    ctx,
    textsOf(rows, ({ targetId }) => targetId),
  );
  return new Map(found.map((one) => [keyOf(one), one]));
}

function outcomeOf(
  ctx: Ctx,
  {
    target,
    targetId,
    beforeBp,
    discountBp,
    found,
    ...days
  }: DiscountRow & ValidDays & { found: NamedTarget | undefined },
  standing: ReadonlyMap<string, number>,
): { agreed: AgreedRow } | { targetId: string; reason: string } {
  if (!found) return { targetId, reason: `没有这个${discountTargetTexts[target]}` };
  const fault = faultOfDays(ctx, days);
  if (fault !== undefined) return { targetId, reason: fault };
  if (standing.get(found.id) !== beforeBp) return { targetId, reason: '已被他人修改，请刷新后再改' };
  return { agreed: { ...found, discountBp, ...days } };
}

/** Discounts under the names of what they are on, with the days that are told. */
export const factsOf = <R extends NamedTarget>(
  rows: readonly R[],
  bpOf: (row: R) => number | undefined,
  daysToTell?: (row: R) => ValidDays | undefined,
): Record<string, string> => Object.assign({}, ...rows.map((row) => discountFact(row, bpOf(row), daysToTell?.(row))));
