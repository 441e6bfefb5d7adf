import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Dialog } from '@jicai/ui/feedback/Dialog.tsx';
import { LoadingBlock } from '@jicai/ui/feedback/LoadingBlock.tsx';
import { Select } from '@jicai/ui/forms/Select.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DiffList } from './DiffList.tsx';
import styles from './DiffList.module.css';
import { type Look, type Version, versionQuery } from './studio.queries.ts';

/** What a version changed: against the one before it, another one, or how the draft stands now. */
export function DiffDialog({
  version,
  versions,
  draft,
  onClose,
}: {
  version: Version;
  versions: readonly Version[];
  draft: Look;
  onClose: () => void;
}) {
  const others = versions.filter(({ versionId }) => versionId !== version.versionId);
  const before = others.find(({ versionNo }) => versionNo < version.versionNo);
  const [againstId, setAgainst] = useState(before?.versionId ?? '');
  const look = useQuery(versionQuery(version.versionId));
  const against = useQuery({ ...versionQuery(againstId), enabled: againstId !== '' });
  return (
    <Dialog
      title={`版本 ${version.versionNo} 的区别`}
      width={880}
      onClose={onClose}
      footer={<Button onClick={onClose}>关闭</Button>}
    >
      <div className={styles.against}>
        相比
        <Select
          label="相比"
          value={againstId}
          options={[
            ...others.map(({ versionId, versionNo, note }) => ({
              value: versionId,
              label: `版本 ${versionNo} ${note}`,
            })),
            { value: '', label: '现在的草稿' },
          ]}
          onChange={setAgainst}
        />
      </div>
      <QueryState query={look} skeleton={<LoadingBlock height={240} />}>
        {(shown) =>
          againstId === '' ? (
            <DiffList before={shown} after={draft} />
          ) : (
            <QueryState query={against} skeleton={<LoadingBlock height={240} />}>
              {(other) => <DiffList before={other} after={shown} />}
            </QueryState>
          )
        }
      </QueryState>
    </Dialog>
  );
}
