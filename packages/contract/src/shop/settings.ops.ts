import { settingGroups } from '@jicai/domain/shop-side/shop-settings.ts';
import { z } from 'zod';
import { command } from '../wire/body.ts';
import { endpoint } from '../wire/endpoint.ts';

const zValue = z.union([z.number().int(), z.boolean()]);

const zSetting = z.object({
  key: z.string(),
  group: z.enum(settingGroups),
  label: z.string(),
  /** '' for none. */
  help: z.string(),
  kind: z.enum(['count', 'fen', 'flag']),
  /** 小时, 天 …; '' for amounts and flags. */
  unit: z.string(),
  min: z.number().int().optional(),
  max: z.number().int().optional(),
  /** What holds: the shop's own value, or the default. */
  value: zValue,
  initial: zValue,
  isOwn: z.boolean(),
  /** Why a flag cannot be switched on here; '' where it can. */
  blocked: z.string(),
  /** Who changed it last, and when; '' for nobody. */
  userName: z.string(),
  changeTime: z.string(),
});

/** Deadlines, limits and flags of the shop (docs/domain/settings.md §1). */
export const settingsOps = {
  '/api/OpsSetting/GetList': endpoint({
    access: { ops: 'ops.setting.view' },
    body: z.object({}),
    result: z.array(zSetting),
  }),
  /**
   * Sets one, or with no value takes the default again. `before` is the value that was read: '6' where another stands.
   * What is under way keeps the terms it began with.
   */
  '/api/OpsSetting/Save': endpoint({
    access: { ops: 'ops.setting.edit' },
    body: command({ key: z.string().max(60), before: zValue, value: zValue.optional() }),
    result: zSetting,
    requestId: 'required',
  }),
};
