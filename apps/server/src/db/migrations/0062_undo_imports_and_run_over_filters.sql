CREATE TABLE "goods_import_items" (
	"company_id" bigint NOT NULL,
	"import_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"before" jsonb,
	"after_mark" text NOT NULL,
	"stock_delta" integer DEFAULT 0 NOT NULL,
	"outcome" text,
	CONSTRAINT "goods_import_items_company_id_import_id_item_id_pk" PRIMARY KEY("company_id","import_id","item_id")
);
--> statement-breakpoint
ALTER TABLE "goods_import_items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "goods_import_products" (
	"company_id" bigint NOT NULL,
	"import_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"before" jsonb,
	"after_mark" text NOT NULL,
	"outcome" text,
	CONSTRAINT "goods_import_products_company_id_import_id_product_id_pk" PRIMARY KEY("company_id","import_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "goods_import_products" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "goods_imports_one_busy";--> statement-breakpoint
ALTER TABLE "goods_imports" ADD COLUMN "restored_items" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "goods_imports" ADD COLUMN "removed_items" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "goods_imports" ADD COLUMN "hidden_items" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "goods_imports" ADD COLUMN "kept_items" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "goods_imports" ADD COLUMN "undone_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "goods_imports" ADD COLUMN "undo_user_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "goods_runs" ADD COLUMN "state" text DEFAULT 'done' NOT NULL;--> statement-breakpoint
ALTER TABLE "goods_runs" ADD COLUMN "filter_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "goods_runs" ADD COLUMN "total_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "goods_runs" ADD COLUMN "done_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "goods_runs" ADD COLUMN "refused_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "goods_runs" ADD COLUMN "heard_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "goods_import_items" ADD CONSTRAINT "goods_import_items_import_fk" FOREIGN KEY ("company_id","import_id") REFERENCES "public"."goods_imports"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_import_products" ADD CONSTRAINT "goods_import_products_import_fk" FOREIGN KEY ("company_id","import_id") REFERENCES "public"."goods_imports"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "goods_import_items_outcome" ON "goods_import_items" USING btree ("company_id","import_id","outcome");--> statement-breakpoint
CREATE UNIQUE INDEX "goods_runs_one_busy" ON "goods_runs" USING btree ("company_id") WHERE state in ('running', 'undoing');--> statement-breakpoint
CREATE UNIQUE INDEX "goods_imports_one_busy" ON "goods_imports" USING btree ("company_id") WHERE state in ('checking', 'writing', 'undoing');--> statement-breakpoint
CREATE POLICY "tenant" ON "goods_import_items" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "goods_import_products" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);