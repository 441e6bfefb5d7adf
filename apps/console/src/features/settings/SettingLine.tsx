import { settingText, shopSettingOf, type SettingValue } from '@jicai/domain/shop-side/shop-settings.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { shortTime } from '@jicai/web/time/wire-time.ts';
import { useMay } from '../../app/self.queries.ts';
import type { Setting } from './settings.queries.ts';
import styles from './SettingsPage.module.css';

/** A value of a setting in words. */
export function valueText({ key }: Setting, value: SettingValue): string {
  const setting = shopSettingOf(key);
  return setting ? settingText(setting, value) : String(value);
}

/** 1到90 天; '' where any amount or a yes or no will do. */
export const rangeText = ({ kind, min, max, unit }: Setting): string =>
  kind === 'count' ? `可设 ${min}到${max} ${unit}` : '';

/** One setting: its name, what holds, the default and the range, and who changed it. */
export function SettingLine({ setting, onEdit }: { setting: Setting; onEdit: () => void }) {
  const may = useMay();
  const { label, help, value, initial, userName, changeTime, blocked } = setting;
  const isShut = blocked !== '' && value !== true;
  return (
    <li className={styles.line}>
      <div className={styles.words}>
        {label}
        {help && <small>{help}</small>}
        {blocked && <small>{blocked}</small>}
        {userName && (
          <small>
            {userName} {shortTime(changeTime)} 修改
          </small>
        )}
      </div>
      <div className={styles.value}>
        <b>{valueText(setting, value)}</b>
        <small>{[`默认 ${valueText(setting, initial)}`, rangeText(setting)].filter(Boolean).join('，')}</small>
      </div>
      {may('ops.setting.edit') && (
        <Button look="text" size="sm" disabled={isShut} aria-label={`修改${label}`} onClick={onEdit}>
          修改
        </Button>
      )}
    </li>
  );
}
