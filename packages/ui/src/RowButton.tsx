import { Button } from './Button.tsx';

/** What may be done with the row called `name`; `why` says why not, '' where it may. */
export function RowButton({
  name,
  why = '',
  isBusy = false,
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
      disabled={isBusy || why !== ''}
      title={why === '' ? undefined : why}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
