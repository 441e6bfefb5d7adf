import type { LookFault } from '@jicai/domain/shop/look-form.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import type { Part } from './part.ts';

/** What keeps the draft from being published, each leading to its block. */
export function FaultList({ faults, onPart }: { faults: readonly LookFault[]; onPart: (part: Part) => void }) {
  return (
    <Notice tone="warn">
      改好以下 {faults.length} 处才能发布：
      <ul>
        {faults.map(({ block, text }) => (
          <li key={`${block} ${text}`}>
            {block === undefined ? (
              text
            ) : (
              <Button look="text" size="sm" onClick={() => onPart(block)}>
                第 {block + 1} 块：{text}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
