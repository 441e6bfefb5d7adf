DROP INDEX "items_product";--> statement-breakpoint
CREATE INDEX "items_of_product" ON "items" USING btree ("company_id","product_id","sort_no","id");