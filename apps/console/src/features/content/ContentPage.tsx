import { PageHead } from '@jicai/web/page/PageHead.tsx';
import { Tabs } from '@jicai/ui/layout/Tabs.tsx';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { useState } from 'react';
import { useMay } from '../../app/self.queries.ts';
import { useConsoleList } from '../../parts/use-console-list.ts';
import type { Edited } from './edited.ts';
import { HelpDialog } from './HelpDialog.tsx';
import { HelpTree } from './HelpTree.tsx';
import { NoticeDialog } from './NoticeDialog.tsx';
import { NoticeList } from './NoticeList.tsx';

const parts = [
  { key: 'help', label: '帮助中心' },
  { key: 'notices', label: '公告' },
] as const;

/** /content: what the shop tells its buyers in words, for good (帮助中心) and for a time (公告). */
export function ContentPage() {
  const { params, change } = useConsoleList();
  const part = params.get('part') === 'notices' ? 'notices' : 'help';
  const [edited, setEdited] = useState<Edited>();
  const mayEdit = useMay()('ops.content.edit');
  const add = part === 'help' ? ({ kind: 'group' } as const) : ({ kind: 'notice' } as const);
  return (
    <>
      <PageHead
        title="文档与公告"
        note={part === 'help' ? '栏目和文章显示在帮助中心，也是页脚的帮助栏' : '到时间自动显示，过期自动收起'}
      >
        <Tabs
          label="内容"
          tabs={parts}
          current={part}
          onChange={(next) => change({ part: next === 'help' ? '' : next, group: '', view: '', searchKey: '' })}
        />
        {mayEdit && (
          <Button look="fill" onClick={() => setEdited(add)}>
            {part === 'help' ? '添加栏目' : '写公告'}
          </Button>
        )}
      </PageHead>
      {part === 'help' ? (
        <HelpTree mayEdit={mayEdit} onEdit={setEdited} />
      ) : (
        <NoticeList mayEdit={mayEdit} onEdit={setEdited} />
      )}
      {edited?.kind === 'notice' ? (
        <NoticeDialog noticeId={edited.noticeId} onClose={() => setEdited(undefined)} />
      ) : (
        edited && <HelpDialog edited={edited} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}
