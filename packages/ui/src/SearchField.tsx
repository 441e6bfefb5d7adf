import { cx } from './cx.ts';
import styles from './SearchField.module.css';

/** A search within a list, sent by Enter or its button; `isLarge` where it leads a page. */
export function SearchField({
  label,
  placeholder,
  searchKey,
  onSearch,
  isLarge = false,
}: {
  label: string;
  placeholder: string;
  searchKey: string;
  onSearch: (searchKey: string) => void;
  isLarge?: boolean;
}) {
  return (
    <search className={styles.field}>
      <form
        className={cx(styles.search, isLarge && styles.large)}
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get('searchKey');
          onSearch(typeof typed === 'string' ? typed.trim() : '');
        }}
      >
        <input
          key={searchKey}
          name="searchKey"
          type="search"
          maxLength={50}
          aria-label={label}
          placeholder={placeholder}
          defaultValue={searchKey}
        />
        <button type="submit">搜索</button>
      </form>
    </search>
  );
}
