-- The same index with other settings: nothing is built again.
ALTER INDEX "search_docs_words" SET (fastupdate = true, gin_pending_list_limit = 1024);
