import { shopPermissions, type ShopPermission } from '@jicai/domain/shop-side/shop-permissions.ts';
import type { StaffType } from '@jicai/domain/shop-side/staff-rules.ts';
import { Checkbox } from '@jicai/ui/forms/Checkbox.tsx';
import { treeOf } from './PermissionList.tsx';
import styles from './PermissionPicker.module.css';

/** The tree of permissions to tick, area by area; what the caller does not hold himself can be neither given nor taken. */
export function PermissionPicker({
  accountType,
  chosen,
  own,
  error,
  onChange,
}: {
  accountType: StaffType;
  chosen: readonly ShopPermission[];
  own: ReadonlySet<ShopPermission>;
  error: string | undefined;
  onChange: (chosen: ShopPermission[]) => void;
}) {
  const set = (codes: readonly ShopPermission[], isOn: boolean) =>
    onChange([...chosen.filter((code) => !codes.includes(code)), ...(isOn ? codes : [])]);
  return (
    <fieldset className={styles.picker}>
      <legend>权限</legend>
      {treeOf(accountType).map(({ area, name, permissions }) => {
        const givable = permissions.filter((code) => own.has(code));
        const held = permissions.filter((code) => chosen.includes(code));
        return (
          <div key={area} className={styles.area}>
            <Checkbox
              isChecked={held.length === permissions.length}
              isPartly={held.length > 0}
              disabled={givable.length === 0}
              onChange={(isOn) => set(givable, isOn)}
            >
              <b>{name}</b>
            </Checkbox>
            <div className={styles.codes}>
              {permissions.map((code) => (
                <Checkbox
                  key={code}
                  isChecked={chosen.includes(code)}
                  disabled={!own.has(code)}
                  onChange={(isOn) => set([code], isOn)}
                >
                  {shopPermissions[code].label}
                </Checkbox>
              ))}
            </div>
          </div>
        );
      })}
      <p className={error ? styles.fault : styles.help} role={error ? 'alert' : undefined}>
        {error ?? '您自己没有的权限不能授予'}
      </p>
    </fieldset>
  );
}
