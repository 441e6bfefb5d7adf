import type { SignOnModel } from '@jicai/contract/people/sign-on.ts';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { SignOnLinks } from './SignOnLinks.tsx';
import styles from './SignOnSettings.module.css';

/** Who is linked, and which sign-ins failed lately. */
export function SignOnState({ model }: { model: SignOnModel }) {
  return (
    <>
      {model.isSet && <SignOnLinks model={model} />}
      {model.failures.length > 0 && (
        <Card title="最近没有成功的登录" className={styles.next}>
          <ul className={styles.failures}>
            {model.failures.map(({ time, reason, person, ip }) => (
              <li key={`${time} ${ip} ${reason}`}>
                <span>{time}</span>
                <b>{reason}</b>
                <span>
                  {person} · {ip}
                </span>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}
