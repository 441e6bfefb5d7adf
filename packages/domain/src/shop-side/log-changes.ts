import { priceNames } from '../goods/goods-acts.ts';
import { proposalStateTexts } from '../goods/proposal-states.ts';
import { invoiceStateTexts } from '../invoices/invoice-states.ts';
import { customerStateTexts } from '../people/account-types.ts';
import { registerStateTexts } from '../people/registration.ts';
import { discountText } from '../money/contract-discounts.ts';
import { badReasonTexts, missingReasonTexts } from '../returns/inspection.ts';
import { userStateTexts } from '../people/user-rules.ts';
import { changeKindTexts, changeStateTexts } from '../shop/change-states.ts';
import { bankLineStateTexts } from '../bank/bank-lines.ts';
import { applyStateTexts, refundStateTexts, transferStateTexts } from '../payments/payment-states.ts';
import { orderStateTexts } from '../orders/order-states.ts';
import { returnStateTexts } from '../returns/return-states.ts';
import { settlementStateTexts } from '../settlements/settlement-states.ts';
import { statementPayStateTexts, statementStateTexts } from '../statements/statement-states.ts';
import { shanghaiTime } from '../time/shanghai-time.ts';
import { type LogReferenceKind, logFieldNames, logReferenceFields, silentLogFields } from './log-fields.ts';
import { logSubject } from './log-subjects.ts';

/** One field of a record of the log: what it was and what it became; '' where there was nothing. */
export interface LogChange {
  field: string;
  /** In Chinese where it is known, else the field's own. */
  name: string;
  from: string;
  to: string;
}

/** What a thing is called that a record names by an id or a code; undefined where that is not known. */
export type NameOf = (kind: LogReferenceKind, key: string) => string | undefined;
export interface LogReference {
  kind: LogReferenceKind;
  key: string;
}
const nobody: NameOf = () => undefined;

/** Words of the program that a record holds, as a reader is told them. */
const wordsOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  kind: changeKindTexts,
  viewed: { contact: '联系方式', license: '营业执照' },
  decision: { refund: '原路退回', apply: '入账' },
  badReason: badReasonTexts,
  missingReason: missingReasonTexts,
  price: priceNames,
};

type States = Readonly<Record<string, Readonly<Record<number, string>>>>;

const statesOf: States = {
  orderState: orderStateTexts,
  tradeState: orderStateTexts,
  returnState: returnStateTexts,
  refundState: refundStateTexts,
  transferState: transferStateTexts,
  applyState: applyStateTexts,
  checkState: statementStateTexts,
  settleState: settlementStateTexts,
  customerState: customerStateTexts,
  userState: userStateTexts,
  payRecordState: statementPayStateTexts,
  lineState: bankLineStateTexts,
};

/** A plain `state` is that of what the record is about. */
const statesOfSubject: States = {
  register: registerStateTexts,
  proposal: proposalStateTexts,
  invoice: invoiceStateTexts,
  change: changeStateTexts,
};

/**
 * What a command changed, field by field (docs/domain/shop-users.md §5). Fields that stayed as they were are left out;
 * what was new stands alone at the right, what went alone at the left. `subject` says what it was about, and so which
 * states a plain `state` is one of.
 */
export function logChanges(before: unknown, after: unknown, subject = '', nameOf: NameOf = nobody): LogChange[] {
  const tables: States = { ...statesOf, state: statesOfSubject[logSubject(subject).kind] ?? {} };
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  const fields = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter(
    (field) => !silentLogFields.has(field),
  );
  return fields.flatMap((field) => {
    // A command tells the fields it touched: one that it does not name afterwards stayed, unless all of it went.
    const isKept = !(field in now) && Object.keys(now).length > 0;
    const from = textOf(field, old[field], { tables, nameOf });
    const to = isKept ? from : textOf(field, now[field], { tables, nameOf });
    return from === to ? [] : [{ field, name: nameOfField(field, nameOf), from, to }];
  });
}

/** Everything that a record names by an id or a code, so that its names can be read before it is told. */
export function logReferences(record: { before: unknown; after: unknown; subject: string }): LogReference[] {
  const found: LogReference[] = [];
  logChanges(record.before, record.after, record.subject, (kind, key) => {
    found.push({ kind, key });
    return undefined;
  });
  return found;
}

/**
 * Fields of a record that a reader would be told in English, or by a bare id: for tests, which look at every record that
 * any of them leaves. `typesIds`: an id may stand for what a person typed.
 */
export function untoldFields(value: unknown, typesIds = false): string[] {
  if (Array.isArray(value)) return value.flatMap((part) => untoldFields(part, typesIds));
  return Object.entries(fieldsOf(value)).flatMap(([field, part]) => {
    if (silentLogFields.has(field)) return [];
    const isNamed = Object.hasOwn(logFieldNames, field) || !/^[a-z][A-Za-z]*$/.test(field);
    const isBare = typeof part === 'string' && /^\d{15,19}$/.test(part) && !referenceOf(field) && !isNumber(field);
    return [...(isNamed && (typesIds || !isBare) ? [] : [field]), ...untoldFields(part, typesIds)];
  });
}

/** Numbers that people know, however long: of waybills and banks, of merchants at their channels, of tax classes. */
const isNumber = (field: string) => /(?:No|app_?id|mchid|sellerId|Template|税收?(?:分类)?编码)$/i.test(field);

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

interface Telling {
  tables: States;
  nameOf: NameOf;
}

function textOf(field: string, value: unknown, telling: Telling): string {
  if (value === undefined || value === null || value === '') return '';
  if (typeof value === 'boolean') return value ? '是' : '否';
  if (typeof value === 'number') return countText(field, value, telling.tables);
  if (typeof value === 'string') return wordOf(field, value, telling.nameOf);
  if (Array.isArray(value))
    return field === 'images' ? `${value.length} 张` : value.map((one) => textOf(field, one, telling)).join('、');
  return (
    Object.entries(value)
      .filter(([key, part]) => !silentLogFields.has(key) && !isNothing(part))
      // The database keeps fields in an order of its own; what a row is about goes first.
      .toSorted(([a], [b]) => Number(referenceOf(b) !== undefined) - Number(referenceOf(a) !== undefined))
      .map(([key, part]) => `${nameOfField(key, telling.nameOf)} ${textOf(key, part, telling)}`)
      .join('，')
  );
}

/** What a row of a list leaves open. */
const isNothing = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

function countText(field: string, value: number, tables: States): string {
  if (field === 'discountBp') return discountText(value);
  return tables[field]?.[value] ?? (/fen$|fee$/i.test(field) ? yuan(value) : String(value));
}

function wordOf(field: string, value: string, nameOf: NameOf): string {
  const kind = referenceOf(field);
  const name = kind && (kind === 'carrier' || isId(value)) ? nameOf(kind, value) : undefined;
  if (name !== undefined) return name;
  if (field === 'logoUrl') return '已上传';
  return isMoment(value) ? shanghaiTime(new Date(value)) : (wordIn(wordsOf[field], value) ?? value);
}

/** "E1001 供应商" is the field 供应商 of one of the items of a product. */
const referenceOf = (field: string): LogReferenceKind | undefined => {
  const last = field.split(' ').at(-1) ?? '';
  return Object.hasOwn(logReferenceFields, last) ? logReferenceFields[last] : undefined;
};

/** Prices and stocks stand under the number of their item. */
const nameOfField = (field: string, nameOf: NameOf): string =>
  (Object.hasOwn(logFieldNames, field) ? logFieldNames[field] : undefined) ??
  (/^[\w.-]{3,}$/.test(field) ? nameOf('itemNo', field) : undefined) ??
  field;

const isId = (value: string) => /^\d{1,19}$/.test(value);
const isMoment = (value: string) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value);

const wordIn = (words: Readonly<Record<string, string>> | undefined, value: string): string | undefined =>
  words && Object.hasOwn(words, value) ? words[value] : undefined;

const yuan = (fen: number): string => {
  const sign = fen < 0 ? '-' : '';
  const whole = Math.trunc(Math.abs(fen) / 100).toLocaleString('en-US');
  return `${sign}¥${whole}.${String(Math.abs(fen) % 100).padStart(2, '0')}`;
};
