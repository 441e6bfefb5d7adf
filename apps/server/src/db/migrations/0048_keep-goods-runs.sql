CREATE TABLE "goods_run_items" (
	"company_id" bigint NOT NULL,
	"run_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"is_undone" boolean DEFAULT false NOT NULL,
	CONSTRAINT "goods_run_items_company_id_run_id_item_id_pk" PRIMARY KEY("company_id","run_id","item_id")
);
--> statement-breakpoint
ALTER TABLE "goods_run_items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "goods_runs" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"act" jsonb NOT NULL,
	"user_id" bigint NOT NULL,
	"user_name" text NOT NULL,
	"changed_count" integer NOT NULL,
	"undone_count" integer DEFAULT 0 NOT NULL,
	"kept_count" integer DEFAULT 0 NOT NULL,
	"undone_at" timestamptz(3),
	"undo_user_name" text DEFAULT '' NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	CONSTRAINT "goods_runs_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "goods_runs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "goods_run_items" ADD CONSTRAINT "goods_run_items_run_fk" FOREIGN KEY ("company_id","run_id") REFERENCES "public"."goods_runs"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "tenant" ON "goods_run_items" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "goods_runs" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);