import { useFormOf } from '@jicai/web/form/Form.tsx';
import { useValues } from '@jicai/web/form/use-form.ts';
import { PoolPreview } from './PoolDialog.tsx';
import { PoolAll } from './PoolFields.tsx';
import type { PoolForm } from './pool-form.ts';

/** What the company may see and buy from its first day on. */
export function AdmitPool() {
  const values = useValues(useFormOf<PoolForm>());
  return (
    <>
      <PoolAll isChosen={values.scope === 'chosen'} />
      <PoolPreview values={values} />
    </>
  );
}
