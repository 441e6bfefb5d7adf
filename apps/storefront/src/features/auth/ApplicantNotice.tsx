import { registerStates } from '@jicai/domain/people/registration.ts';
import type { ApplicantRefused } from '@jicai/contract/people/auth.ts';
import { buttonClass } from '@jicai/ui/buttons/Button.tsx';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import styles from './AuthFrame.module.css';
import type { RegisterPlace } from './use-ticket.ts';

/** Why an applicant cannot sign in yet, and what he can do. */
export function ApplicantNotice({ applicant }: { applicant: ApplicantRefused }) {
  const { registerState, rejectReason, uploadTicket } = applicant;
  if (registerState === registerStates.awaitingReview) {
    return (
      <Notice tone="warn" className={styles.waiting}>
        <span role="alert">企业资料审核中，通过后即可登录，结果将以短信通知。</span>
      </Notice>
    );
  }
  const place: RegisterPlace = { uploadTicket };
  return (
    <Notice tone="danger" className={styles.waiting}>
      <p>企业资料未通过审核：{rejectReason}</p>
      <Link to={paths.register} state={place} className={buttonClass({ look: 'ghost' }, styles.again)}>
        修改并重新提交
      </Link>
    </Notice>
  );
}
