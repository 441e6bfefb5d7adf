import { hourMs, minuteMs } from '@jicai/domain/time/durations.ts';
import { expect, test } from 'vitest';
import { dueText, dueTone } from './due-text.ts';

test('the time left, or past, in two parts', () => {
  expect(dueText(5 * hourMs + 48 * minuteMs, 0)).toBe('剩 5 时 48 分');
  expect(dueText(0, 2 * hourMs + 14 * minuteMs)).toBe('超 2 时 14 分');
  expect(dueText(42 * hourMs, 0)).toBe('剩 1 天 18 时');
  expect(dueText(30_000, 0)).toBe('剩 0 分');
});

test('red once it is past, amber for the last six hours', () => {
  expect([dueTone(-1, 0), dueTone(6 * hourMs, 0), dueTone(6 * hourMs + 1, 0)]).toEqual(['over', 'soon', 'calm']);
});
