import {
  mailCodesKey,
  settingFault,
  settingText,
  type SettingValue,
  type ShopSetting,
  shopSettingOf,
  shopSettings,
  storedSetting,
  withSetting,
} from '@jicai/domain/shop-side/shop-settings.ts';
import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { type App, route } from '../../http/route.ts';
import { writeAudit } from '../audit/index.ts';
import { lockOptions, selectLastChanges, selectOptions, updateOptions } from './shop-settings.store.ts';

/** Deadlines, limits and flags that a shop sets for itself (docs/domain/settings.md §1). */
export function shopSettingsRoutes(app: App): void {
  route(app, '/api/OpsSetting/GetList', async (ctx) => {
    const [options, changes] = await Promise.all([selectOptions(ctx), selectLastChanges(ctx)]);
    return { resultData: shopSettings.map((setting) => toSetting(ctx, setting, options, changes.get(setting.key))) };
  });

  route(app, '/api/OpsSetting/Save', async (ctx, { data }) => ({ resultData: await saveSetting(ctx, data) }));
}

/** Refused as notFound for an unknown key, outdated where another value stands than was read, badInput at value. */
async function saveSetting(
  ctx: SignedInCtx,
  { key, before, value }: { key: string; before: SettingValue; value?: SettingValue | undefined },
) {
  const setting = shopSettingOf(key);
  if (!setting) throw refuse.notFound();
  const options = await lockOptions(ctx);
  const held = storedSetting(options, setting) ?? setting.initial;
  if (held !== before) throw refuse.outdated();
  const fault =
    value === undefined ? undefined : settingFault(setting, value) || (value === true && blockedOf(ctx, setting));
  if (fault) throw badField('value', fault);
  const next = withSetting(options, key, value);
  await updateOptions(ctx, next);
  await writeAudit(ctx, {
    subject: `setting ${key}`,
    before: { setting: settingText(setting, held) },
    after: { setting: settingText(setting, value ?? setting.initial) },
  });
  return toSetting(ctx, setting, next, { userName: ctx.actor.userName, at: ctx.now });
}

/** Why a flag cannot be switched on in this installation; '' where it can. Off it always goes. */
const blockedOf = ({ deps }: Ctx, { key }: ShopSetting): string =>
  key === mailCodesKey && !deps.mail ? '这套安装还没有配置邮件服务器（SMTP_URL），不能开启' : '';

function toSetting(
  ctx: Ctx,
  setting: ShopSetting,
  options: unknown,
  change: { userName: string; at: Date } | undefined,
) {
  const own = storedSetting(options, setting);
  const { key, group, label, help = '', kind, initial } = setting;
  return {
    key,
    group,
    label,
    help,
    kind,
    unit: setting.kind === 'count' ? setting.unit : '',
    ...(setting.kind !== 'flag' && { min: setting.min, max: setting.max }),
    value: own ?? initial,
    initial,
    isOwn: own !== undefined,
    blocked: blockedOf(ctx, setting),
    userName: change?.userName ?? '',
    changeTime: change ? shanghaiTime(change.at) : '',
  };
}
