import { type ReactNode, useState } from 'react';
import { Button } from '../buttons/Button.tsx';
import { cx } from '../style/cx.ts';
import { IconSearch } from '../icons/icons.tsx';
import styles from './SearchField.module.css';

/** The box of a search: glass and words. Told at each keystroke. */
export function SearchBox({
  label,
  placeholder,
  value,
  onChange,
  className,
}: {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  className?: string | undefined;
}) {
  return (
    <label className={cx(styles.box, className)}>
      <IconSearch size={16} />
      <input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        maxLength={50}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}

/** A search within a list, sent by Enter or its button; `searchKey` is what the list shows now. `button` stands in for 查询. */
export function SearchField({
  label,
  placeholder,
  searchKey,
  onSearch,
  button = <Button type="submit">查询</Button>,
  className,
}: {
  label: string;
  placeholder: string;
  searchKey: string;
  onSearch: (searchKey: string) => void;
  button?: ReactNode;
  className?: string | undefined;
}) {
  const [draft, setDraft] = useState(searchKey);
  const [known, setKnown] = useState(searchKey);
  // A new search in the address, as by "back", fills the field anew; the focus stays where it is.
  if (known !== searchKey) {
    setKnown(searchKey);
    setDraft(searchKey);
  }
  return (
    <search aria-label={label} className={cx(styles.field, className)}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(draft.trim());
        }}
      >
        <SearchBox
          label={label}
          placeholder={placeholder}
          value={draft}
          onChange={(typed) => {
            setDraft(typed);
            // Emptied it says so at once: the list then shows everything without a submit.
            if (typed === '' && searchKey !== '') onSearch('');
          }}
        />
        {button}
      </form>
    </search>
  );
}
