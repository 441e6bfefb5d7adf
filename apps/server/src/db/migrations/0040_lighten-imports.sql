-- The same index with a longer list of words that wait: nothing is built again.
ALTER INDEX "search_docs_words" SET (gin_pending_list_limit = 4096);--> statement-breakpoint
-- No plan depends on these columns, and reading them is most of what an ANALYZE costs.
ALTER TABLE "search_docs" ALTER COLUMN "value_labels" SET STATISTICS 0, ALTER COLUMN "heading" SET STATISTICS 0,
  ALTER COLUMN "terms" SET STATISTICS 0, ALTER COLUMN "card" SET STATISTICS 0, ALTER COLUMN "retail" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "description" SET STATISTICS 0, ALTER COLUMN "detail_html" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "items" ALTER COLUMN "specs" SET STATISTICS 0, ALTER COLUMN "attrs" SET STATISTICS 0,
  ALTER COLUMN "img_urls" SET STATISTICS 0;
