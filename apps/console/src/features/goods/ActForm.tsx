import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import type { FormOf, FormValues } from '@jicai/web/form/use-form.ts';
import type { ReactNode } from 'react';
import type { Act } from './goods.queries.ts';

/** What a dialog of an act on many goods is given. */
export interface ActFormWays {
  /** Of the goods, in words where it is a filter's. */
  count: number | string;
  onClose: () => void;
  onAct: (act: Act) => void;
}

/** The frame of an act on many goods: what it is, then its preview. */
export function ActForm<V extends FormValues>({
  name,
  form,
  actOf,
  count,
  onClose,
  onAct,
  children,
}: ActFormWays & { name: string; form: FormOf<V>; actOf: (values: V) => Act; children: ReactNode }) {
  return (
    <FormDialog
      form={form}
      title={`${name} ${count} 个商品`}
      action="预览"
      layout="pairs"
      width={520}
      onClose={onClose}
      onSubmit={(values) => {
        onAct(actOf(values));
        return Promise.resolve();
      }}
    >
      {children}
    </FormDialog>
  );
}
