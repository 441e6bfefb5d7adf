import { type ReturnAction, returnActionTexts } from '@jicai/domain/returns/return-actions.ts';
import { Button, buttonClass } from '@jicai/ui/buttons/Button.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { Link } from 'react-router';
import { returnDetailPath } from '../../app/paths.ts';
import { MoreMenu } from '../orders/index.ts';
import styles from './ReturnButtons.module.css';

const mainActions: readonly string[] = ['sendBack', 'confirmExchange', 'convert', 'again'];

interface Acting {
  actions: readonly string[];
  isBusy: boolean;
  onAct: (action: string) => void;
}

/** The buttons of a sheet on its own page: what its `actions` name and, greyed with the reason, what its `disabledReasons` name. */
export function ReturnButtons({
  actions,
  disabledReasons,
  without = [],
  isBusy,
  onAct,
}: Acting & {
  disabledReasons: Readonly<Record<string, string>>;
  /** Actions that the page offers in another way. */
  without?: readonly string[];
}) {
  const names = namesOf((name) => !without.includes(name) && (actions.includes(name) || name in disabledReasons));
  return (
    <div className={styles.row}>
      {names.map((name) => {
        const reason = disabledReasons[name];
        const isMain = reason === undefined && mainActions.includes(name);
        return (
          <Button
            key={name}
            look={isMain ? 'fill' : 'ghost'}
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

/** In the list, as an order has them: one main button, the way to the sheet, and the rest behind ⋯. */
export function ReturnRowButtons({ returnNo, actions, isBusy, onAct }: Acting & { returnNo: string }) {
  const names = namesOf((name) => actions.includes(name));
  const main = names.find((name) => mainActions.includes(name)) ?? names.find((name) => name === 'edit');
  const rest = names.filter((name) => name !== main);
  return (
    <div className={styles.column}>
      {main && (
        <Button size="sm" isBusy={isBusy} className={styles.main} onClick={() => onAct(main)}>
          {returnActionTexts[main]}
        </Button>
      )}
      <span className={styles.below}>
        <Link to={returnDetailPath(returnNo)} className={buttonClass({ look: 'text', size: 'sm' }, styles.detail)}>
          售后详情
        </Link>
        {rest.length > 0 && (
          <MoreMenu
            label={`更多操作 ${returnNo}`}
            items={rest.map((name) => ({
              key: name,
              text: returnActionTexts[name],
              reason: undefined,
              isApart: false,
              onChoose: () => onAct(name),
            }))}
          />
        )}
      </span>
    </div>
  );
}

const namesOf = (isShown: (name: ReturnAction) => boolean) =>
  (Object.keys(returnActionTexts) as ReturnAction[]).filter(isShown);
