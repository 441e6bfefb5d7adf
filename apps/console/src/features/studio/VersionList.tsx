import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { shortTime } from '@jicai/web/time/wire-time.ts';
import { useState } from 'react';
import { DiffDialog } from './DiffDialog.tsx';
import type { Look, Version } from './studio.queries.ts';
import { useVersionActs } from './use-version-acts.ts';
import styles from './VersionList.module.css';

/** What was published and what waits for its time, the newest first; an earlier one becomes the draft again. */
export function VersionList({
  versions,
  draft,
  mayEdit,
  onChanged,
}: {
  versions: readonly Version[];
  draft: Look;
  mayEdit: boolean;
  onChanged: () => Promise<void>;
}) {
  const [compared, setCompared] = useState<Version>();
  const acts = useVersionActs(onChanged);
  return (
    <Card title="版本" size="sm">
      {versions.length === 0 && <p className={styles.none}>还没有发布过</p>}
      <ul className={styles.list}>
        {versions.map((version) => (
          <li key={version.versionId}>
            <span className={styles.head}>
              <b>v{version.versionNo}</b>
              <StateTag version={version} />
              <time>{shortTime(version.publishTime)}</time>
            </span>
            <small>{[version.userName, version.note].filter(Boolean).join('：')}</small>
            {hasEnd(version) && <small>到 {version.endTime.slice(5, 16)} 自动换回</small>}
            <span className={styles.acts}>
              <Button
                look="text"
                size="sm"
                aria-label={`版本 ${version.versionNo} 的区别`}
                onClick={() => setCompared(version)}
              >
                区别
              </Button>
              {mayEdit && !version.isLive && (
                <Button
                  look="text"
                  size="sm"
                  disabled={acts.isBusy}
                  aria-label={`恢复版本 ${version.versionNo}`}
                  onClick={() => void acts.restore(version)}
                >
                  恢复
                </Button>
              )}
              {mayEdit && (version.state === 'planned' || hasEnd(version)) && (
                <Button
                  look="text"
                  size="sm"
                  disabled={acts.isBusy}
                  aria-label={`${cancelText(version)} 版本 ${version.versionNo}`}
                  onClick={() => void acts.cancel(version)}
                >
                  {cancelText(version)}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {compared && (
        <DiffDialog version={compared} versions={versions} draft={draft} onClose={() => setCompared(undefined)} />
      )}
    </Card>
  );
}

/** The end of what is over says nothing any more. */
const hasEnd = ({ endTime, isLive, state }: Version) => endTime !== '' && (isLive || state === 'planned');
const cancelText = ({ state }: Version) => (state === 'planned' ? '取消定时' : '不再换回');

function StateTag({ version: { isLive, state } }: { version: Version }) {
  if (isLive)
    return (
      <Tag isState tone="ok">
        线上
      </Tag>
    );
  if (state === 'published') return null;
  return (
    <Tag isState tone={state === 'planned' ? 'brand' : 'grey'}>
      {state === 'planned' ? '定时' : '已取消'}
    </Tag>
  );
}
