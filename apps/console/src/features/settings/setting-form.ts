import { fenToYuanText, yuanToFen } from '@jicai/domain/money/yuan.ts';
import type { Setting } from './settings.queries.ts';

/** A setting as it is typed: 元 for amounts, 'true' or 'false' for flags. */
export interface SettingForm {
  value: string;
}

export function settingFormOf({ kind, value }: Setting): SettingForm {
  if (kind === 'fen' && typeof value === 'number') return { value: fenToYuanText(value) };
  return { value: String(value) };
}

/** As the server takes it; undefined for what is no value. */
export function settingValueOf({ kind }: Pick<Setting, 'kind'>, { value }: SettingForm): number | boolean | undefined {
  if (kind === 'flag') return value === 'true';
  if (kind === 'fen') return yuanToFen(value);
  return /^\d{1,9}$/.test(value.trim()) ? Number(value) : undefined;
}
