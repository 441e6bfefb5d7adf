import type { Consent } from '@jicai/contract/people/consents.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { confirm } from '@jicai/ui/feedback/confirm.ts';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { agreementPath } from '../../app/paths.ts';
import { post } from '@jicai/web/call/post.ts';
import { newRequestId } from '@jicai/web/call/request-id.ts';
import styles from './ConsentsCard.module.css';
import { consentsQuery, refreshConsents } from './consents.queries.ts';

/** 协议与授权: what one agreed to and when, with a way to take back what is optional. */
export function ConsentsCard() {
  const consents = useQuery(consentsQuery());
  const [isOpen, setIsOpen] = useState(false);
  const say = useMutation({
    mutationFn: ({ consentType, version, isAgree }: Pick<Consent, 'consentType' | 'version' | 'isAgree'>) =>
      post('/api/Account/SaveConsent', {
        data: { list: [{ consentType, version, isAgree }], requestId: newRequestId() },
      }),
    onSuccess: (_answer, { isAgree }) => toast.ok(isAgree ? '已同意' : '已撤回，不再推送'),
    onSettled: () => void refreshConsents(),
  });
  const withdraw = async (consent: Consent) => {
    const text = '撤回后不再向您推送优惠信息，订单和账号安全的通知不受影响。';
    if (await confirm({ title: `撤回对《${consent.title}》的同意？`, text, okText: '撤回' }))
      say.mutate({ ...consent, version: consent.agreedVersion, isAgree: false });
  };
  return (
    <Card title="协议与授权">
      <QueryState
        query={consents}
        skeleton={<Skeleton height={120} radius={8} />}
        isEmpty={({ consents: list }) => list.length === 0}
        empty={<p className={styles.note}>商城暂无需要您同意的协议</p>}
      >
        {({ consents: list, records }) => (
          <>
            <ul className={styles.list}>
              {list.map((consent) => (
                <ConsentRow
                  key={consent.consentType}
                  consent={consent}
                  isBusy={say.isPending}
                  onAgree={() => say.mutate({ ...consent, isAgree: true })}
                  onWithdraw={() => void withdraw(consent)}
                />
              ))}
            </ul>
            {records.length > 0 && (
              <Button look="text" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
                {isOpen ? '收起记录' : `同意与撤回记录（${records.length}）`}
              </Button>
            )}
            {isOpen && (
              <ol className={styles.records}>
                {records.map(({ consentType, title, version, isAgree, createTime }) => (
                  <li key={`${consentType} ${version} ${createTime} ${isAgree}`}>
                    {createTime} {isAgree ? '同意' : '撤回'}《{title}》{version}
                  </li>
                ))}
              </ol>
            )}
          </>
        )}
      </QueryState>
    </Card>
  );
}

function ConsentRow({
  consent,
  isBusy,
  onAgree,
  onWithdraw,
}: {
  consent: Consent;
  isBusy: boolean;
  onAgree: () => void;
  onWithdraw: () => void;
}) {
  const { consentType, title, isRequired, version, isAgree, agreedVersion, agreedTime, isOutdated } = consent;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Link to={agreementPath(consentType, isAgree ? agreedVersion : undefined)} target="_blank" className="hit">
          《{title}》
        </Link>
        <Tag tone={isAgree ? 'ok' : 'grey'}>{isAgree ? '已同意' : '未同意'}</Tag>
        <p className={styles.note}>
          {isAgree ? `版本 ${agreedVersion} · 同意于 ${agreedTime}` : `版本 ${version}`}
          {isOutdated && ` · 现行版本 ${version}`}
          {isRequired ? ' · 使用商城所必需' : ' · 选填，可随时撤回'}
        </p>
      </div>
      {!isRequired && isAgree && (
        <Button look="text" armed disabled={isBusy} aria-label={`撤回对${title}的同意`} onClick={onWithdraw}>
          撤回
        </Button>
      )}
      {version !== '' && (!isAgree || isOutdated) && (
        <Button look="text" armed disabled={isBusy} aria-label={`同意${title}`} onClick={onAgree}>
          同意
        </Button>
      )}
    </li>
  );
}
