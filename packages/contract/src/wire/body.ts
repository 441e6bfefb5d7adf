import { zCode, zNameOf } from './code.ts';
import { longestTermDays, termKinds } from '@jicai/domain/statements/payment-terms.ts';
import { hasLoneSurrogate } from '@jicai/domain/forms/text.ts';
import { z } from 'zod';

/**
 * Wire bodies (docs/domain/api.md §3): `{ token?, companyId?, pageIndex?, pageSize?, searchKey?, reqData?, data?,
 * requestId?, version? }`. Unknown fields are ignored. In queries '' and null mean absent and numbers and booleans may
 * come as text; in commands `is*` also takes 0/1.
 */

const absentWhenEmpty = (value: unknown) => (value === '' || value === null ? undefined : value);
const numberFromText = (value: unknown) =>
  typeof value === 'string' && /^-?\d{1,15}$/.test(value.trim()) ? Number(value) : value;
/** Only tables of numbers have numbers in text. */
const codeFromText = (table: Readonly<Record<string, number | string>>, value: unknown) =>
  Object.values(table).some((code) => typeof code === 'number') ? numberFromText(value) : value;
const booleanFromText = (value: unknown) =>
  value === 1 || value === '1' || value === 'true'
    ? true
    : value === 0 || value === '0' || value === 'false'
      ? false
      : value;

/** The largest 63-bit number: more would be a fault in the database. */
const maxId = '9223372036854775807';

/** Ids are strings of digits (63 bit); a number is taken while it is exact. */
export const zId = z.preprocess(
  (value) => (typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value),
  z
    .string()
    .regex(/^\d{1,19}$/)
    .refine((digits) => digits.length < 19 || digits <= maxId),
);
const wrongLimit = '请输入正确的额度';
export const zFen = z.number().int().min(-9_999_999_999).max(9_999_999_999);
/** What a customer may owe, in fen. */
export const zLimit = z.number().int(wrongLimit).min(0, wrongLimit).max(9_999_999_999, wrongLimit);
const wrongQty = '请输入正确的购买数量';
export const zQty = z.number().int(wrongQty).min(1, wrongQty).max(999_999, wrongQty);
/** Why a buyer cancels, a number like every reason; the text of it is taken too, as clients sent it. 0 = not said. */
export const zCancelReason = z.preprocess(
  (value) => numberFromText(absentWhenEmpty(value)) ?? 0,
  z.number('请选择取消原因').int('请选择取消原因'),
);
/** One code of a table that may come as text, as fields of a query and of an upload do. */
export const zCodeAsText = <T extends number | string>(table: Readonly<Record<string, T>>, error?: string) =>
  z.preprocess((value) => codeFromText(table, value), zCode(table, error));
export const zFlag = z.preprocess(booleanFromText, z.boolean());
/** From when the days of a customer's terms are counted. */
export const zTermKind = z.enum(termKinds, '请选择结算方式');
const wrongDays = `账期天数应为0到${longestTermDays}的整数`;
export const zTermDays = z.number().int(wrongDays).min(0, wrongDays).max(longestTermDays, wrongDays);
export const zRequestId = z.string().regex(/^[0-9a-fA-F-]{8,64}$/);

/** Text as a database keeps it: trimmed, no half characters. */
export const zText = z
  .string()
  .trim()
  .refine((text) => !hasLoneSurrogate(text), '含有不可用的字符');

/** Optional query fields: absent when '' or null. */
export const optional = {
  id: z.preprocess(absentWhenEmpty, zId.optional()),
  text: (max = 100) => z.preprocess(absentWhenEmpty, zText.max(max).optional()),
  int: (min = 0, max = 999_999_999) =>
    z.preprocess((v) => numberFromText(absentWhenEmpty(v)), z.number().int().min(min).max(max).optional()),
  flag: z.preprocess((v) => booleanFromText(absentWhenEmpty(v)), z.boolean().optional()),
  list: <T extends z.ZodType>(item: T, max = 100) => z.preprocess(absentWhenEmpty, z.array(item).max(max).optional()),
  /** Some codes of a table; in a query they may come as text. */
  codes: <T extends number | string>(table: Readonly<Record<string, T>>, max = 100) =>
    z.preprocess(absentWhenEmpty, z.array(zCodeAsText(table)).max(max).optional()),
  /** One code of a table; in a query it may come as text. */
  code: <T extends number | string>(table: Readonly<Record<string, T>>) =>
    z.preprocess((v) => codeFromText(table, absentWhenEmpty(v)), zCode(table).optional()),
  /** One name of those a table has texts for. */
  name: <const T extends Record<string, unknown>>(table: T) => z.preprocess(absentWhenEmpty, zNameOf(table).optional()),
  oneOf: <const T extends readonly [string, ...string[]]>(values: T) =>
    z.preprocess(absentWhenEmpty, z.enum(values).optional()),
};

const paging = {
  pageIndex: optional.int(1, 100_000),
  searchKey: optional.text(50),
};

/** A read: `reqData` holds the filter. */
export function query<T extends z.ZodRawShape>(filter: T) {
  return z.object({ reqData: z.preprocess((v) => absentWhenEmpty(v) ?? {}, z.object(filter)) });
}

/** A paged read: `pageIndex` is 1-based, `pageSize` at most 100. */
export function pageQuery<T extends z.ZodRawShape>(filter: T, pageSize = 10) {
  return query(filter).extend({
    ...paging,
    pageSize: z.preprocess((v) => numberFromText(absentWhenEmpty(v)) ?? pageSize, z.number().int().min(1).max(100)),
    cursor: optional.text(200),
  });
}

/** As {@link pageQuery}, of what belongs to one document: its id may stand in `data`, as reads by id have it. */
export const pageWithin = <T extends z.ZodRawShape>(filter: T, pageSize = 10) =>
  z.preprocess(dataIsFilter, pageQuery(filter, pageSize));

function dataIsFilter(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const { data, reqData } = body as { data?: unknown; reqData?: unknown };
  if (typeof data !== 'object' || data === null) return body;
  return { ...body, reqData: { ...data, ...(typeof reqData === 'object' && reqData) } };
}

/** A command or a read by id: `data` holds its fields; requestId and version are taken from `data` or the top level. */
export function command<T extends z.ZodRawShape>(fields: T) {
  return z.preprocess(
    liftIntoData,
    z.object({
      data: z.object({ ...fields, requestId: zRequestId.optional(), version: optional.int(0) }),
    }),
  );
}

function liftIntoData(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const { data, requestId, version } = body as { data?: unknown; requestId?: unknown; version?: unknown };
  if (data !== undefined && (typeof data !== 'object' || data === null)) return body;
  return {
    ...body,
    data: { ...(requestId !== undefined && { requestId }), ...(version !== undefined && { version }), ...data },
  };
}
