import fc from 'fast-check';
import { expect, test } from 'vitest';
import { approvalOptionsOf } from '../approvals/approval-options.ts';
import { importOptionsOf } from '../goods/import-undo.ts';
import { marginPercentOf } from '../money/margin-line.ts';
import { tradeOptionsOf } from '../orders/trade-options.ts';
import { creditOptionsOf } from '../payments/credit-limits.ts';
import { isMailAllowed } from '../people/sms-codes.ts';
import { sessionOptionsOf } from '../people/session-options.ts';
import { settlementOptionsOf } from '../settlements/settlement-options.ts';
import { changeOptionsOf } from '../shop/change-states.ts';
import { warningOptionsOf } from '../shop/warning-options.ts';
import { statementOptionsOf } from '../statements/statement-options.ts';
import { settingFault, settingGroups, settingText, shopSettings, storedSetting, withSetting } from './shop-settings.ts';

/** What the shop goes by, as its readers see the stored options. */
const readersOf = (options: unknown): Record<string, unknown> => {
  const trade = tradeOptionsOf(options);
  const named = (prefix: string, part: object) =>
    Object.fromEntries(Object.entries(part).map(([name, value]) => [`${prefix}.${name}`, value]));
  return {
    ...trade,
    ...named('statements', statementOptionsOf(options)),
    ...named('settlements', settlementOptionsOf(options)),
    ...named('credit', creditOptionsOf(options)),
    'pricing.marginPercent': marginPercentOf(options),
    ...named('approvals', approvalOptionsOf(options)),
    ...named('sessions', sessionOptionsOf(options)),
    ...named('warnings', warningOptionsOf(options)),
    ...named('changes', changeOptionsOf(options)),
    ...named('imports', importOptionsOf(options)),
    'codes.isByMail': isMailAllowed(options),
    isPriceForMembersOnly: (options as Record<string, unknown>)['isPriceForMembersOnly'] === true,
  };
};

test('every default fits its own range and is what the readers take', () => {
  const read = readersOf({});
  for (const setting of shopSettings) {
    expect(settingFault(setting, setting.initial), setting.key).toBeUndefined();
    expect(read[setting.key], setting.key).toBe(setting.initial);
  }
});

test('the least and the most of each range are what the readers go by', () => {
  for (const setting of shopSettings) {
    const ends = setting.kind === 'flag' ? [true, false] : [setting.min, setting.max];
    for (const value of ends)
      expect(readersOf(withSetting({}, setting.key, value))[setting.key], `${setting.key} ${value}`).toBe(value);
  }
});

test('what is set is what the readers go by, and nothing else changes', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...shopSettings).chain((setting) =>
        fc.record({
          setting: fc.constant(setting),
          value: setting.kind === 'flag' ? fc.boolean() : fc.integer({ min: setting.min, max: setting.max }),
        }),
      ),
      ({ setting, value }) => {
        const options = withSetting({ kept: 1, statements: { other: true } }, setting.key, value);
        expect(storedSetting(options, setting)).toBe(value);
        expect(readersOf(options)).toEqual({ ...readersOf({}), [setting.key]: value });
        expect(withSetting(options, setting.key, undefined)).toMatchObject({ kept: 1, statements: { other: true } });
        expect(storedSetting(withSetting(options, setting.key, undefined), setting)).toBeUndefined();
      },
    ),
  );
});

test('every setting is shown once, in a group of the page, with a range, and every number its readers go by is one', () => {
  const keys = shopSettings.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  for (const setting of shopSettings) {
    expect(settingGroups, setting.key).toContain(setting.group);
    expect(setting.label, setting.key).not.toBe('');
    if (setting.kind !== 'flag') expect(setting.min, setting.key).toBeLessThan(setting.max);
    if (setting.kind === 'count') expect(setting.unit, setting.key).not.toBe('');
  }
  for (const group of settingGroups)
    expect(
      shopSettings.some((one) => one.group === group),
      group,
    ).toBe(true);
  // Freight and promises of delivery have a page of their own.
  const read = Object.keys(readersOf({})).filter((key) => key !== 'freight' && key !== 'delivery');
  expect(read.filter((key) => !keys.includes(key))).toEqual([]);
  expect(keys.filter((key) => !read.includes(key))).toEqual([]);
});

test('a value out of its range is refused, and one that stands there counts as none', () => {
  for (const setting of shopSettings.filter((one) => one.kind !== 'flag')) {
    expect(settingFault(setting, -1), setting.key).toBeDefined();
    expect(settingFault(setting, 0.5), setting.key).toBeDefined();
    expect(settingFault(setting, true), setting.key).toBeDefined();
    expect(storedSetting(withSetting({}, setting.key, 99_999_999_999), setting), setting.key).toBeUndefined();
  }
});

test('a sum is written with its thousands, a count with its unit', () => {
  const named = (kind: string) => {
    const found = shopSettings.find((setting) => setting.kind === kind);
    if (!found) throw new Error(`no setting is a ${kind}`);
    return found;
  };
  expect(settingText(named('fen'), 123_450)).toBe('¥1,234.50');
  expect(settingText(named('count'), 48)).toMatch(/^48 \S+$/);
});
