import styles from './SearchField.module.css';

/** A search within a list, sent by Enter or its button. */
export function SearchField({
  label,
  placeholder,
  searchKey,
  onSearch,
}: {
  label: string;
  placeholder: string;
  searchKey: string;
  onSearch: (searchKey: string) => void;
}) {
  return (
    <search className={styles.field}>
      <form
        className={styles.search}
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
