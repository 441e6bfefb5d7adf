import { allConsentTypes, consentKinds, type ConsentType } from '@jicai/domain/people/consents.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { PageHead } from '@jicai/web/page/PageHead.tsx';
import { useQuery } from '@tanstack/react-query';
import type { TableColumnsType } from 'antd';
import { useState } from 'react';
import { useMay } from '../../app/self.queries.ts';
import { DenseTable } from '../../parts/DenseTable.tsx';
import { ListCard } from '../../parts/ListCard.tsx';
import phone from '../../parts/phone-card.module.css';
import { AgreementDialog } from './AgreementDialog.tsx';
import { type Agreement, agreementsQuery } from './agreements.queries.ts';

const views = allConsentTypes.map((type) => ({ key: String(type), label: consentKinds[type].name }));

/** /agreements: every version of what people agree to; a version never changes, a new one is published. */
export function AgreementsPage() {
  const [type, setType] = useState<ConsentType>(allConsentTypes[0] ?? 1);
  const [isPublishing, setPublishing] = useState(false);
  const mayEdit = useMay()('ops.content.edit');
  const query = useQuery(agreementsQuery());
  return (
    <>
      <PageHead title="协议" note="已发布的版本不能修改；新版本生效后，必选的协议会请每个人重新同意">
        {mayEdit && (
          <Button look="fill" onClick={() => setPublishing(true)}>
            发布新版本
          </Button>
        )}
      </PageHead>
      <ListCard
        label="协议"
        tabs={{
          views,
          view: String(type),
          onView: (next) => setType(allConsentTypes.find((one) => String(one) === next) ?? type),
        }}
      >
        <DenseTable<Agreement>
          label="协议版本"
          rows={query.data?.filter(({ agreementType }) => agreementType === type)}
          query={query}
          keyOf={(row) => `${row.agreementType} ${row.version}`}
          columns={columns}
          empty={<EmptyState title="还没有发布过" />}
          Card={AgreementCard}
        />
      </ListCard>
      {isPublishing && <AgreementDialog agreementType={type} onClose={() => setPublishing(false)} />}
    </>
  );
}

const columns: TableColumnsType<Agreement> = [
  { key: 'title', title: '标题', render: (_, row) => row.title },
  { key: 'version', title: '版本', width: 160, render: (_, row) => row.version },
  { key: 'begin', title: '生效时间', width: 200, render: (_, row) => row.beginTime },
  { key: 'state', title: '状态', width: 120, render: (_, row) => <ForceTag agreement={row} /> },
];

const ForceTag = ({ agreement: { isInForce } }: { agreement: Agreement }) => (
  <Tag isState tone={isInForce ? 'ok' : 'grey'}>
    {isInForce ? '现行' : '其他版本'}
  </Tag>
);

function AgreementCard({ row }: { row: Agreement }) {
  return (
    <div className={phone.card}>
      <b>{row.title}</b>
      <small>
        {row.version} · {row.beginTime}
      </small>
      <ForceTag agreement={row} />
    </div>
  );
}
