DROP INDEX "items_safety";--> statement-breakpoint
DROP INDEX "stock_rows_by_available";--> statement-breakpoint
ALTER TABLE "stock_rows" ADD COLUMN "available" integer GENERATED ALWAYS AS (on_hand - reserved) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "items_safety" ON "items" USING btree ("company_id","id","safety_qty") WHERE safety_qty > 0;--> statement-breakpoint
CREATE INDEX "stock_rows_by_available" ON "stock_rows" USING btree ("company_id","available","item_id");