import type { Role } from '@jicai/contract/people/roles.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { IconPlus } from '@jicai/ui/icons/icons.tsx';
import { SearchField } from '@jicai/ui/forms/SearchField.tsx';
import { useQuery } from '@tanstack/react-query';
import { lazyPart } from '@jicai/ui/feedback/lazy-part.tsx';
import { useState } from 'react';
import { ListPanel, PagedRows } from '@jicai/web/lists/ListPanel.tsx';
import { PageHead } from '@jicai/web/page/PageHead.tsx';
import { hasDraft } from '@jicai/web/drafts/use-draft.ts';
import { useListAddress } from '@jicai/web/lists/use-list-address.ts';
import { rolesQuery } from './roles.queries.ts';
import styles from './RolesPage.module.css';
import { RoleTable } from './RoleTable.tsx';
import type { OpenedRole } from './RoleDialog.tsx';

const RoleDialog = lazyPart(async () => (await import('./RoleDialog.tsx')).RoleDialog);

/** /center/kamUser/roles 角色管理: what people of the enterprise may do and how far they see. */
export function RolesPage() {
  const { searchKey, pageIndex, change, toPage } = useListAddress();
  const list = useQuery(rolesQuery({ searchKey, pageIndex }));
  // What was typed when the session was lost is on the screen again.
  const [opened, setOpened] = useState<OpenedRole | undefined>(() =>
    hasDraft('role.new') ? { kind: 'new' } : undefined,
  );
  return (
    <>
      <PageHead title="角色管理" note={list.data && `共 ${list.data.totalCount} 个角色`}>
        <Button look="fill" onClick={() => setOpened({ kind: 'new' })}>
          <IconPlus size={16} />
          新增角色
        </Button>
      </PageHead>
      <ListPanel label="角色列表">
        <SearchField
          label="搜索角色"
          placeholder="角色名称"
          searchKey={searchKey}
          onSearch={(typed) => change({ searchKey: typed })}
          className={styles.search}
        />
        <PagedRows
          query={list}
          pageIndex={pageIndex}
          onPage={toPage}
          empty={
            <EmptyState
              art="search"
              title="没有符合条件的角色"
              hint="换个名称再试"
              action={<Button onClick={() => change({ searchKey: '' })}>清除条件</Button>}
            />
          }
        >
          {({ resultData }) => (
            <RoleTable roles={resultData} onOpen={(kind, role: Role) => setOpened({ kind, role })} />
          )}
        </PagedRows>
      </ListPanel>
      {opened && <RoleDialog opened={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
