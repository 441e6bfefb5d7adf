import { grouped } from '@jicai/ui/display/grouped.ts';
import { cx } from '@jicai/ui/style/cx.ts';
import { IconCategory, IconSearch, IconX } from '@jicai/ui/icons/icons.tsx';
import { IconClock } from '@jicai/ui/icons/page-icons.tsx';
import { IconBuildingStore } from '@jicai/ui/icons/goods-icons.tsx';
import { ImageWithFallback } from '@jicai/ui/display/ImageWithFallback.tsx';
import { Link } from 'react-router';
import { Marked } from './Marked.tsx';
import type { Option } from './suggest-options.ts';
import styles from './SuggestPanel.module.css';

const icons = {
  recent: <IconClock size={14} />,
  hot: undefined,
  word: <IconSearch size={16} />,
  category: <IconCategory size={16} />,
  brand: <IconBuildingStore size={16} />,
  goods: undefined,
};

/** A line of the panel. It is a link, so that it can be opened in another tab; the cursor stays in the box. */
export function SuggestOption({
  elementId,
  option: { kind, text, marks, note, count, imgUrl, to },
  isActive,
  onTaken,
  onForget,
}: {
  elementId: string;
  option: Option;
  isActive: boolean;
  onTaken: () => void;
  onForget: () => void;
}) {
  return (
    <Link
      id={elementId}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option element holds neither pictures nor marks
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      to={to}
      className={cx(styles.option, styles[kind], isActive && styles.active)}
      onClick={onTaken}
    >
      {imgUrl === undefined ? (
        icons[kind]
      ) : (
        <ImageWithFallback src={imgUrl} alt="" priority className={styles.picture} />
      )}
      <span className={styles.text}>
        <Marked text={text} marks={marks} />
      </span>
      {note && <span className={styles.note}>{note}</span>}
      {count !== undefined && <span className={styles.count}>约 {grouped(count)} 件</span>}
      {kind === 'recent' && (
        // By keyboard the Delete key does it: an option may hold no control of its own.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <span
          aria-hidden="true"
          className={styles.forget}
          onClick={(event) => {
            event.preventDefault();
            event.stopPropagation();
            onForget();
          }}
        >
          <IconX size={12} stroke={2} />
        </span>
      )}
    </Link>
  );
}
