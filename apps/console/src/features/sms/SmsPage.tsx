import { LoadingBlock } from '@jicai/ui/feedback/LoadingBlock.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { PageHead } from '@jicai/web/page/PageHead.tsx';
import { useQuery } from '@tanstack/react-query';
import { SmsCard } from './SmsCard.tsx';
import { smsQuery } from './sms.queries.ts';
import styles from './SmsPage.module.css';

/** /sms: who sends the shop's text messages. */
export function SmsPage() {
  const query = useQuery(smsQuery());
  return (
    <>
      <PageHead title="短信服务" note="验证码和审核结果由它发出；连接两家时，一家发送失败自动换另一家" />
      <QueryState query={query} skeleton={<LoadingBlock height={280} />}>
        {(connections) => (
          <div className={styles.cards}>
            {connections.map((connection) => (
              <SmsCard
                key={connection.provider}
                connection={connection}
                hasOther={connections.some(({ provider, isEnabled }) => isEnabled && provider !== connection.provider)}
              />
            ))}
          </div>
        )}
      </QueryState>
    </>
  );
}
