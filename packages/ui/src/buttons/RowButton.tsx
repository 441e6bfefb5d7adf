import { Button } from './Button.tsx';

/** What may be done with the row called `name`; `why` says why not, '' where it may. One with `isBusy` sends something, others open a dialog. */
export function RowButton({
  name,
  why = '',
  isBusy,
  onClick,
  children,
}: {
  name: string;
  why?: string;
  isBusy?: boolean;
  onClick: () => void;
  children: string;
}) {
  return (
    <Button
      look="text"
      aria-label={`${children} ${name}`}
      armed={isBusy !== undefined}
      disabled={isBusy || why !== ''}
      title={why === '' ? undefined : why}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
