import { type ConsoleList } from '@jicai/domain/shop-side/list-views.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { confirm } from '@jicai/ui/feedback/confirm.ts';
import { useIsPhone } from '@jicai/ui/hooks/use-media.ts';
import { IconDots, IconUsers } from '@jicai/ui/icons/center-icons.tsx';
import { IconPlus } from '@jicai/ui/icons/icons.tsx';
import { type Tab, Tabs } from '@jicai/ui/layout/Tabs.tsx';
import { useAddress } from '@jicai/web/lists/use-address.ts';
import { Dropdown } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { ListView } from './list-views.queries.ts';
import { openQuery, useFirstView, useListViews, useViewActs } from './use-list-views.ts';
import { ViewDialog } from './ViewDialog.tsx';
import styles from './ViewTabs.module.css';

const savedKey = (viewId: string) => `saved ${viewId}`;

/** A list's own views, after a hairline those that its reader and his colleagues keep, and the way to keep one. */
export function ViewTabs<K extends string>({
  list,
  label,
  views,
  view,
  onView,
}: {
  list: ConsoleList;
  label: string;
  views: readonly Tab<K>[];
  view: K;
  onView: (view: K) => void;
}) {
  const { change } = useAddress();
  const kept = useListViews(list);
  useFirstView(list);
  const [dialog, setDialog] = useState<'new' | 'rename'>();
  const isPhone = useIsPhone();
  const bar = useRef<HTMLDivElement>(null);
  const current = kept.open ? savedKey(kept.open.viewId) : view;
  // On a phone the row of tabs is longer than the window.
  useEffect(() => {
    bar.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- looks again whenever another tab is chosen or one comes
  }, [current, kept.views.length]);
  const openView = (one: Pick<ListView, 'viewId' | 'query'>) => change(() => new URLSearchParams(openQuery(one)));
  const tabs: Tab<string>[] = [
    ...views,
    ...kept.views.map((one, at) => ({ key: savedKey(one.viewId), label: <ViewName view={one} isFirst={at === 0} /> })),
  ];
  const choose = (key: string) => {
    const own = kept.views.find((one) => savedKey(one.viewId) === key);
    const listOwn = views.find((one) => one.key === key);
    if (own) openView(own);
    else if (listOwn) onView(listOwn.key);
  };
  return (
    <div ref={bar} className={styles.bar}>
      <Tabs look="head" label={label} tabs={tabs} current={current} onChange={choose} className={styles.tabs} />
      {!isPhone && (
        <div className={styles.acts}>
          <ViewMenu list={list} kept={kept} onRename={() => setDialog('rename')} />
          <Button look="text" size="sm" title="保存为视图" className={styles.keep} onClick={() => setDialog('new')}>
            <IconPlus size={14} />
            <span className={styles.word}>保存为视图</span>
          </Button>
        </div>
      )}
      {dialog && (
        <ViewDialog
          list={list}
          view={dialog === 'rename' ? kept.open : undefined}
          kept={kept}
          onClose={() => setDialog(undefined)}
          onSaved={(viewId) => dialog === 'new' && openView({ viewId, query: kept.query })}
        />
      )}
    </div>
  );
}

const ViewName = ({ view: { name, isOwn, ownerName }, isFirst }: { view: ListView; isFirst: boolean }) => (
  <>
    {isFirst && <span className={styles.hairline} aria-hidden="true" />}
    {name}
    {!isOwn && (
      <span className={styles.shared} title={`${ownerName}共享`}>
        <IconUsers size={14} />
        <span className="sr">{ownerName}共享</span>
      </span>
    )}
  </>
);

/** What may be done with the view that stands open. */
function ViewMenu({
  list,
  kept: { open, query, isChanged, firstQuery },
  onRename,
}: {
  list: ConsoleList;
  kept: ReturnType<typeof useListViews>;
  onRename: () => void;
}) {
  const { change } = useAddress();
  const { save, drop, openFirst } = useViewActs(list);
  const here = open ? `saved=${open.viewId}` : query;
  const isFirst = firstQuery !== '' && firstQuery === here;
  const acts: Record<string, () => void> = {
    save: () => open && save({ viewId: open.viewId, query }),
    first: () => openFirst(isFirst ? '' : here),
    rename: onRename,
    drop: () => void askToDrop(),
  };
  const askToDrop = async () => {
    if (!open || !(await confirm({ title: `删除视图“${open.name}”？`, text: '', okText: '删除' }))) return;
    await drop(open);
    change(() => new URLSearchParams(), { replace: true });
  };
  const items = [
    ...(open?.isOwn && isChanged ? [{ key: 'save', label: '保存对条件的修改' }] : []),
    { key: 'first', label: isFirst ? '不再默认打开' : '设为默认打开' },
    ...(open?.isOwn
      ? [
          { key: 'rename', label: '重命名与共享' },
          { key: 'drop', label: '删除视图' },
        ]
      : []),
  ];
  return (
    <Dropdown menu={{ items, onClick: ({ key }) => acts[key]?.() }} trigger={['click']} placement="bottomRight">
      <Button look="text" size="sm" aria-label="视图设置" title="视图设置" className={styles.menu}>
        {open?.isOwn && isChanged && '已修改'}
        <IconDots size={16} />
      </Button>
    </Dropdown>
  );
}
