import { Checkbox } from '@jicai/ui/forms/Checkbox.tsx';
import { Link } from 'react-router';
import { agreementPath } from '../../app/paths.ts';
import styles from './AuthFrame.module.css';
import type { Consents } from './use-consents.ts';

/** One box for each agreement: who says yes to one has said nothing of the others. */
export function ConsentChecks({ consents }: { consents: Consents }) {
  return (
    <>
      <div className={styles.consents}>
        {consents.asked.map(({ type }) => (
          <Checkbox
            key={type}
            isChecked={consents.isTicked(type)}
            onChange={(isTicked) => consents.set(type, isTicked)}
          >
            <span>
              {type === 3 ? '愿意接收优惠信息（选填），见' : '我已阅读并同意'}
              <Link to={agreementPath(type)} target="_blank" className={styles.link}>
                {{ 1: '《隐私协议》', 2: '《服务协议》', 3: '《推送说明》' }[type]}
              </Link>
            </span>
          </Checkbox>
        ))}
      </div>
      {consents.problem && (
        <p className={styles.problem} role="alert">
          {consents.problem}
        </p>
      )}
    </>
  );
}
