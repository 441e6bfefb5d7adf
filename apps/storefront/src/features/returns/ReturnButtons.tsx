import { type ReturnAction, returnActionTexts } from '@jicai/domain/returns/return-actions.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import styles from './ReturnButtons.module.css';

const mainActions: readonly string[] = ['sendBack', 'confirmExchange', 'convert', 'again'];

/** The buttons of a sheet: what its `actions` name and, greyed with the reason, what its `disabledReasons` name. */
export function ReturnButtons({
  actions,
  disabledReasons,
  without = [],
  place,
  isBusy,
  onAct,
}: {
  actions: readonly string[];
  disabledReasons: Readonly<Record<string, string>>;
  /** Actions that the page offers in another way. */
  without?: readonly string[];
  place: 'list' | 'page';
  isBusy: boolean;
  onAct: (action: string) => void;
}) {
  const names = (Object.keys(returnActionTexts) as ReturnAction[]).filter(
    (name) => !without.includes(name) && (actions.includes(name) || name in disabledReasons),
  );
  return (
    <div className={place === 'page' ? styles.row : styles.column}>
      {names.map((name) => {
        const reason = disabledReasons[name];
        const isMain = reason === undefined && mainActions.includes(name);
        return (
          <Button
            key={name}
            look={place === 'page' ? (isMain ? 'fill' : 'ghost') : isMain ? 'ghost' : 'text'}
            size={place === 'page' ? 'md' : 'sm'}
            isBusy={isBusy && isMain}
            aria-disabled={reason !== undefined || undefined}
            title={reason}
            className={reason === undefined ? undefined : styles.refused}
            onClick={() => (reason === undefined ? onAct(name) : toast.info(reason))}
          >
            {returnActionTexts[name]}
          </Button>
        );
      })}
    </div>
  );
}
