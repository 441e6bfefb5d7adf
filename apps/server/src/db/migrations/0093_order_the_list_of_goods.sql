CREATE INDEX "items_by_retail" ON "items" USING btree ("company_id",coalesce("retail_fen", 0),"id");--> statement-breakpoint
CREATE INDEX "items_by_change" ON "items" USING btree ("company_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "stock_rows_by_available" ON "stock_rows" USING btree ("company_id",("on_hand" - "reserved"),"item_id");