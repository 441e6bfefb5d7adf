import { Button } from '@jicai/ui/buttons/Button.tsx';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useFormOf } from '@jicai/web/form/Form.tsx';
import styles from './AuthSubmit.module.css';

/** The button of a form before the login, and above it what was refused. `notice` stands between them. */
export function AuthSubmit({ notice, children }: { notice?: ReactNode; children: string }) {
  const { problem, isBusy } = useFormOf<FieldValues>();
  return (
    <>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {notice}
      <Button type="submit" look="fill" size="lg" className={styles.submit} isBusy={isBusy}>
        {children}
      </Button>
    </>
  );
}
