import { Button } from '@jicai/ui/buttons/Button.tsx';
import { LoadingBlock } from '@jicai/ui/feedback/LoadingBlock.tsx';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { PageHead } from '@jicai/web/page/PageHead.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { HostCard } from './HostCard.tsx';
import { HostDialog } from './HostDialog.tsx';
import { type Hosts, hostsQuery } from './hosts.queries.ts';
import styles from './HostsPage.module.css';

/** /hosts: addresses the shop answers at. */
export function HostsPage() {
  const query = useQuery(hostsQuery());
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <PageHead title="域名" note="客户从这些域名访问商城">
        <Button look="fill" armed={false} onClick={() => setAdding(true)}>
          添加域名
        </Button>
      </PageHead>
      <QueryState query={query} skeleton={<LoadingBlock height={280} />}>
        {(found) => (
          <div className={styles.page}>
            <IcpNotice hosts={found} />
            <div className={styles.cards}>
              {found.hosts.map((host) => (
                <HostCard key={host.host} host={host} />
              ))}
            </div>
          </div>
        )}
      </QueryState>
      {isAdding && <HostDialog onClose={() => setAdding(false)} />}
    </>
  );
}

/** Who serves a site in China names its number of the registry at its foot. */
function IcpNotice({ hosts: { icpNo, isIcpNoValid } }: { hosts: Hosts }) {
  const studio = <Link to={paths.studio}>页面装修</Link>;
  if (icpNo === '')
    return <Notice tone="warn">页脚没有 ICP 备案号。在境内提供服务的网站须在页脚标明，请到{studio}填写。</Notice>;
  if (!isIcpNoValid)
    return (
      <Notice tone="warn">
        页脚的 ICP 备案号“{icpNo}”格式不对，应如“京ICP备12345678号-1”，请到{studio}修改。
      </Notice>
    );
  return <Notice>页脚的 ICP 备案号：{icpNo}。启用新域名前，请确认它在同一备案下。</Notice>;
}
