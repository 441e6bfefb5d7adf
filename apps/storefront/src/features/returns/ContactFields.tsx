import { Card } from '@jicai/ui/layout/Card.tsx';
import { TextField } from '@jicai/web/form/fields.tsx';
import type { ApplyForm } from './apply-form.ts';
import styles from './ApplyReturnPage.module.css';

/** Whom the shop may ask about the request. */
export function ContactFields() {
  return (
    <Card title="联系方式" isStep>
      <div className={styles.contact}>
        <TextField<ApplyForm> name="contactName" label="联系人" isRequired autoComplete="name" />
        <TextField<ApplyForm> name="contactMobile" label="联系电话" isRequired inputMode="tel" autoComplete="tel" />
      </div>
    </Card>
  );
}
