import { Button } from '@jicai/ui/Button.tsx';
import { IconSearch } from '@jicai/ui/icons/icons.tsx';
import { useState } from 'react';
import styles from './AuditSearch.module.css';

/** Finds by trade number, requester or goods; Enter searches. */
export function AuditSearch({ searchKey, onSearch }: { searchKey: string; onSearch: (searchKey: string) => void }) {
  const [text, setText] = useState(searchKey);
  return (
    <form
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text.trim());
      }}
    >
      <span className={styles.box}>
        <IconSearch size={16} />
        <input
          type="search"
          aria-label="搜索审批单"
          placeholder="单号 / 申请人 / 商品"
          maxLength={50}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </span>
      <Button type="submit">查询</Button>
    </form>
  );
}
