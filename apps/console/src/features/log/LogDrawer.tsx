import { Pair, Pairs } from '@jicai/ui/lists/Pairs.tsx';
import { ChangesTable } from '../../parts/ChangesTable.tsx';
import { Drawer, type DrawerWays } from '../../parts/Drawer.tsx';
import { DrawerHead, DrawerSection } from '../../parts/DrawerSection.tsx';
import type { LogRow } from './log.queries.ts';

/** One record of the log with its whole difference. */
export function LogDrawer({
  record,
  ...moves
}: DrawerWays & {
  record: LogRow;
}) {
  const { act, userName, time, subjectName, subject, ip, changes } = record;
  return (
    <Drawer {...moves} label={`日志 ${act}`} head={<DrawerHead title={act} note={`${userName} · ${time}`} />}>
      <DrawerSection title="对象">
        <Pairs>
          <Pair name={subjectName || '对象'}>{subject}</Pair>
          <Pair name="操作人">{userName}</Pair>
          <Pair name="时间">{time}</Pair>
          <Pair name="来自">{ip}</Pair>
        </Pairs>
      </DrawerSection>
      <DrawerSection title="改动" note={changes.length > 0 ? `${changes.length} 项` : '没有改动的内容'}>
        {changes.length > 0 && <ChangesTable changes={changes} />}
      </DrawerSection>
    </Drawer>
  );
}
