import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { Loading, Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { allConsentTypes, consentTypes } from '@jicai/domain/people/consents.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Refusal } from '@jicai/web/call/faults.ts';
import { useTitle } from '../../app/use-title.ts';
import styles from './AgreementPage.module.css';
import { agreementQuery } from './help.queries.ts';
import { RichContent } from './RichContent.tsx';

/**
 * /agreement: the privacy agreement in force, as registration asks to accept it. `type` in the address names another one
 * (2 服务 3 推送), `version` what somebody agreed to earlier.
 */
export function AgreementPage() {
  const [params] = useSearchParams();
  const type = allConsentTypes.find((one) => String(one) === params.get('type')) ?? consentTypes.privacy;
  const agreement = useQuery(agreementQuery(type, params.get('version') ?? undefined));
  useTitle(agreement.data?.title ?? '隐私协议');
  if (agreement.error instanceof Refusal) {
    return <EmptyState className={styles.page} title="暂无内容" headingLevel={1} />;
  }
  return (
    <QueryState
      query={agreement}
      skeleton={
        <Loading className={styles.page}>
          <Skeleton width="30%" height={32} />
          {[0, 1, 2, 3, 4, 5].map((row) => (
            <Skeleton key={row} width={`${98 - row * 5}%`} className={styles.bone} />
          ))}
        </Loading>
      }
    >
      {({ title, content, version }) => (
        <article className={styles.page}>
          <h1>{title}</h1>
          <p className={styles.version}>版本 {version}</p>
          <RichContent html={content} />
        </article>
      )}
    </QueryState>
  );
}
