import type { FreightMeasure } from '@jicai/domain/money/freight.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Field } from '@jicai/ui/forms/Field.tsx';
import { IconPlus, IconX } from '@jicai/ui/icons/icons.tsx';
import { AreaSelect } from '../../parts/AreaSelect.tsx';
import { type ZoneForm, zoneName } from './policy-form.ts';
import styles from './ZoneRows.module.css';

/** The rules of a policy: groups of areas, and at last everywhere else. */
export function ZoneRows({
  measure,
  zones,
  error,
  onChange,
}: {
  measure: FreightMeasure;
  zones: readonly ZoneForm[];
  error: string | undefined;
  onChange: (zones: ZoneForm[]) => void;
}) {
  const [other] = zones;
  const unit = measure === 'weight' ? 'kg' : '件';
  const set = (at: number, part: Partial<ZoneForm>) =>
    onChange(zones.map((zone, index) => (index === at ? { ...zone, ...part } : zone)));
  const groups = zones.map((zone, at) => ({ zone, at }));
  return (
    <fieldset className={styles.rows}>
      <legend>地区与运费</legend>
      {[...groups.slice(1), ...groups.slice(0, 1)].map(({ zone, at }) => (
        <div key={at} className={styles.row}>
          <div className={styles.areas}>
            {at === 0 ? (
              <b>{zoneName(zones, at)}</b>
            ) : (
              <AreaSelect label={`第 ${at} 组地区`} areas={zone.areas} onChange={(areas) => set(at, { areas })} />
            )}
            {at > 0 && (
              <button
                type="button"
                className={styles.remove}
                aria-label={`删除第 ${at} 组地区`}
                onClick={() => onChange(zones.filter((_, index) => index !== at))}
              >
                <IconX size={16} />
              </button>
            )}
          </div>
          <Sizes name={zoneName(zones, at)} unit={unit} zone={zone} onChange={(part) => set(at, part)} />
        </div>
      ))}
      {other && (
        <Button look="text" size="sm" onClick={() => onChange([...zones, { ...other, areas: [] }])}>
          <IconPlus size={14} />
          加一组地区
        </Button>
      )}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

const columns = [
  { field: 'baseSize', label: '首', isSize: true },
  { field: 'baseFee', label: '首费', isSize: false },
  { field: 'stepSize', label: '每续', isSize: true },
  { field: 'perUnitFee', label: '续费', isSize: false },
  { field: 'freeFromFee', label: '满额包邮', isSize: false },
] as const;

function Sizes({
  name,
  unit,
  zone,
  onChange,
}: {
  name: string;
  unit: string;
  zone: ZoneForm;
  onChange: (part: Partial<ZoneForm>) => void;
}) {
  return (
    <div className={styles.sizes}>
      {columns.map(({ field, label, isSize }) => (
        <Field key={field} label={`${label}（${isSize ? unit : '元'}）`}>
          {(control) => (
            <input
              {...control}
              aria-label={`${name}${label}`}
              inputMode="decimal"
              value={zone[field]}
              placeholder={field === 'freeFromFee' ? '不包邮' : undefined}
              onChange={(event) => onChange({ [field]: event.target.value })}
            />
          )}
        </Field>
      ))}
    </div>
  );
}
