import { IconChevronDown, IconMapPin } from '@jicai/ui/icons/icons.tsx';
import { cx } from '@jicai/ui/style/cx.ts';
import { useState } from 'react';
import { lazyPart } from '@jicai/ui/feedback/lazy-part.tsx';
import type { Delivery } from './delivery.queries.ts';
import styles from './SendTo.module.css';

const SendToDialog = lazyPart(async () => (await import('./SendToDialog.tsx')).SendToDialog);

/** Where the goods would go, as a button that changes it. */
export function SendTo({ delivery }: { delivery: Delivery | undefined }) {
  const [isOpen, setOpen] = useState(false);
  const place = delivery ? delivery.areaText || '请选择地区' : '…';
  return (
    <>
      <button
        type="button"
        className={cx(styles.place, 'hit')}
        aria-label={`送至 ${place}，修改`}
        onClick={() => setOpen(true)}
      >
        <IconMapPin size={16} />
        <span>{place}</span>
        <IconChevronDown size={14} />
      </button>
      {isOpen && <SendToDialog areaCode={delivery?.areaCode ?? ''} onClose={() => setOpen(false)} />}
    </>
  );
}
