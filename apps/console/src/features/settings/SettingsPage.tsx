import { settingGroups } from '@jicai/domain/shop-side/shop-settings.ts';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { LoadingBlock } from '@jicai/ui/feedback/LoadingBlock.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { PageHead } from '@jicai/web/page/PageHead.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SettingDialog } from './SettingDialog.tsx';
import { SettingLine } from './SettingLine.tsx';
import { type Setting, settingsQuery } from './settings.queries.ts';
import styles from './SettingsPage.module.css';

/** /settings: deadlines, limits and flags of the shop, each with its default and who changed it last. */
export function SettingsPage() {
  const query = useQuery(settingsQuery());
  const [editing, setEditing] = useState<Setting>();
  return (
    <>
      <PageHead title="设置" note="对之后发生的业务生效，进行中的期限不变" />
      <QueryState query={query} skeleton={<LoadingBlock height={320} />}>
        {(settings) => (
          <div className={styles.groups}>
            {settingGroups.map((group) => (
              <Card key={group} title={group} size="sm" isFlush>
                <ul>
                  {settings
                    .filter((setting) => setting.group === group)
                    .map((setting) => (
                      <SettingLine key={setting.key} setting={setting} onEdit={() => setEditing(setting)} />
                    ))}
                </ul>
              </Card>
            ))}
          </div>
        )}
      </QueryState>
      {editing && <SettingDialog setting={editing} onClose={() => setEditing(undefined)} />}
    </>
  );
}
