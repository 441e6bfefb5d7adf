CREATE TABLE "shelf_places" (
	"company_id" bigint NOT NULL,
	"supplier_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"place" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "shelf_places_company_id_supplier_id_item_id_pk" PRIMARY KEY("company_id","supplier_id","item_id")
);
--> statement-breakpoint
ALTER TABLE "shelf_places" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "stored_files" DROP CONSTRAINT "stored_files_biz_type";--> statement-breakpoint
ALTER TABLE "shelf_places" ADD CONSTRAINT "shelf_places_supplier_fk" FOREIGN KEY ("company_id","supplier_id") REFERENCES "public"."suppliers"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shelf_places" ADD CONSTRAINT "shelf_places_item_fk" FOREIGN KEY ("company_id","item_id") REFERENCES "public"."items"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_biz_type" CHECK ("stored_files"."biz_type" between 1 and 10);--> statement-breakpoint
CREATE POLICY "tenant" ON "shelf_places" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);