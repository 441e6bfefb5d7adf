import { Button } from '@jicai/ui/buttons/Button.tsx';
import { IconExternalLink } from '@jicai/ui/icons/trade-icons.tsx';
import { useRef } from 'react';
import { useOnceStarted } from './use-once-started.ts';

/** The form by which the channel takes over, with a button for who does not see it. */
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
  useOnceStarted(() => form.current?.submit());
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
