CREATE TABLE "cost_centers" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"code" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "cost_centers_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "cost_centers_code" UNIQUE("company_id","customer_id","code")
);
--> statement-breakpoint
ALTER TABLE "cost_centers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "trade_files" (
	"company_id" bigint NOT NULL,
	"trade_id" bigint NOT NULL,
	"file_id" bigint NOT NULL,
	"sort_no" integer NOT NULL,
	CONSTRAINT "trade_files_company_id_trade_id_file_id_pk" PRIMARY KEY("company_id","trade_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "trade_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "stock_qty" integer;--> statement-breakpoint
ALTER TABLE "cost_centers" ADD CONSTRAINT "cost_centers_customer_fk" FOREIGN KEY ("company_id","customer_id") REFERENCES "public"."customers"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_files" ADD CONSTRAINT "trade_files_trade_fk" FOREIGN KEY ("company_id","trade_id") REFERENCES "public"."trades"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_files" ADD CONSTRAINT "trade_files_file_fk" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."stored_files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "tenant" ON "cost_centers" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "trade_files" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);