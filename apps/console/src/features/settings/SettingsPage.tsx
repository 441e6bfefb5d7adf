import { settingGroups } from '@jicai/domain/shop-side/shop-settings.ts';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { LoadingBlock } from '@jicai/ui/feedback/LoadingBlock.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { PageHead } from '@jicai/web/page/PageHead.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ListSearch } from '../../parts/ListSearch.tsx';
import { SettingDialog } from './SettingDialog.tsx';
import { SettingLine } from './SettingLine.tsx';
import { type Setting, settingsQuery } from './settings.queries.ts';
import styles from './SettingsPage.module.css';

/** /settings: deadlines, limits and flags of the shop, each with its default and who changed it last. */
export function SettingsPage() {
  const query = useQuery(settingsQuery());
  const [editing, setEditing] = useState<Setting>();
  const [params, setParams] = useSearchParams();
  const searchKey = params.get('searchKey') ?? '';
  return (
    <>
      <PageHead title="设置" note="对之后发生的业务生效，进行中的期限不变">
        <ListSearch
          label="搜索设置"
          placeholder="期限、额度、提醒，回车查找"
          searchKey={searchKey}
          onSearch={(next) => setParams(next ? { searchKey: next } : {}, { replace: true })}
        />
      </PageHead>
      <QueryState query={query} skeleton={<LoadingBlock height={320} />}>
        {(settings) => <Groups settings={settings.filter(fits(searchKey))} onEdit={setEditing} />}
      </QueryState>
      {editing && <SettingDialog setting={editing} onClose={() => setEditing(undefined)} />}
    </>
  );
}

/** By what a setting is called, what it says and the group it stands in. */
const fits =
  (searchKey: string) =>
  ({ label, help, group }: Setting): boolean =>
    searchKey
      .split(/\s+/)
      .every((word) => [label, help, group].some((text) => text?.toLowerCase().includes(word.toLowerCase())));

function Groups({ settings, onEdit }: { settings: readonly Setting[]; onEdit: (setting: Setting) => void }) {
  const groups = settingGroups.filter((group) => settings.some((setting) => setting.group === group));
  if (groups.length === 0) return <EmptyState title="没有找到设置" hint="换一个词试试，如 期限、提醒" />;
  return (
    <div className={styles.groups}>
      {groups.map((group) => (
        <Card key={group} title={group} size="sm" isFlush>
          <ul>
            {settings
              .filter((setting) => setting.group === group)
              .map((setting) => (
                <SettingLine key={setting.key} setting={setting} onEdit={() => onEdit(setting)} />
              ))}
          </ul>
        </Card>
      ))}
    </div>
  );
}
