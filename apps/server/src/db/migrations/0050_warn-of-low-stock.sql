ALTER TABLE "items" ADD COLUMN "safety_qty" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "items_safety" ON "items" USING btree ("company_id","id") WHERE safety_qty > 0;