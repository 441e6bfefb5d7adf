ALTER TABLE "items" ADD COLUMN "tax_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "tax_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "items_tax_code" ON "items" USING btree ("company_id","tax_code","tax_name") WHERE tax_code <> '';