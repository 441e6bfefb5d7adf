import { consentTypes, type ConsentType } from '@jicai/domain/people/consents.ts';
import { Checkbox } from '@jicai/ui/forms/Checkbox.tsx';
import { cx } from '@jicai/ui/style/cx.ts';
import { Link } from 'react-router';
import { agreementPath } from '../../app/paths.ts';
import submitStyles from '@jicai/web/sign-in/AuthSubmit.module.css';
import styles from './AuthFrame.module.css';
import type { Consents } from './use-consents.ts';

const titles: Record<ConsentType, string> = {
  [consentTypes.privacy]: '《隐私协议》',
  [consentTypes.service]: '《服务协议》',
  [consentTypes.marketing]: '《推送说明》',
};

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
              {type === consentTypes.marketing ? '愿意接收优惠信息（选填），见' : '我已阅读并同意'}
              <Link to={agreementPath(type)} target="_blank" className={cx(styles.link, 'hit')}>
                {titles[type]}
              </Link>
            </span>
          </Checkbox>
        ))}
      </div>
      {consents.problem && (
        <p className={submitStyles.problem} role="alert">
          {consents.problem}
        </p>
      )}
    </>
  );
}
