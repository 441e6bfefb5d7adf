import { useState } from 'react';

/** The page of a list that stands in a card of another page, and is not kept in the address. */
export function usePage() {
  const [page, setPage] = useState({ pageIndex: 1, pageSize: 20 });
  return {
    page,
    toPage: (pageIndex: number, pageSize: number) => setPage({ pageIndex, pageSize }),
    /** Other rows begin at the first page. */
    toFirst: () => setPage({ ...page, pageIndex: 1 }),
  };
}
