import { Button } from '@jicai/ui/buttons/Button.tsx';
import { IconExternalLink } from '@jicai/ui/icons/trade-icons.tsx';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * The form by which the channel takes over, with a button for who does not see it. On the way from the cashier it is sent by
 * itself, once: who comes back from the channel, or reloads, presses the button.
 */
export function PayForm({
  form: { action, method, fields },
  target,
  label,
}: {
  form: { action: string; method: string; fields: Readonly<Record<string, string>> };
  /** The window it is sent into; this one without. */
  target?: string;
  label: string;
}) {
  const form = useRef<HTMLFormElement>(null);
  const {
    pathname,
    search,
    state: from,
  } = useLocation() as ReturnType<typeof useLocation> & {
    state: { isStarted?: boolean } | null;
  };
  const navigate = useNavigate();
  const isStarted = from?.isStarted === true;
  const isSent = useRef(false);
  useEffect(() => {
    if (!isStarted || isSent.current) return;
    isSent.current = true;
    // The step back from the channel leads here again.
    void navigate(pathname + search, { replace: true, state: {} });
    form.current?.submit();
  }, [isStarted, navigate, pathname, search]);
  return (
    <form ref={form} action={action} method={method} target={target}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" look="fill" armed>
        <IconExternalLink size={16} />
        {label}
      </Button>
    </form>
  );
}
