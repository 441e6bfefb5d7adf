CREATE TABLE "list_habits" (
	"company_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"list" text NOT NULL,
	"hidden_columns" text[] NOT NULL,
	"column_order" text[] NOT NULL,
	"first_query" text DEFAULT '' NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "list_habits_company_id_user_id_list_pk" PRIMARY KEY("company_id","user_id","list")
);
--> statement-breakpoint
ALTER TABLE "list_habits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "list_views" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"supplier_id" bigint NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"hidden_columns" text[] NOT NULL,
	"column_order" text[] NOT NULL,
	"is_shared" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "list_views_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "list_views_name" UNIQUE("company_id","list","user_id","name")
);
--> statement-breakpoint
ALTER TABLE "list_views" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "delivery_days" (
	"company_id" bigint NOT NULL,
	"day" date NOT NULL,
	"supplier_id" bigint NOT NULL,
	"order_count" integer NOT NULL,
	"on_time_count" integer NOT NULL,
	"minutes" bigint NOT NULL,
	CONSTRAINT "delivery_days_company_id_day_supplier_id_pk" PRIMARY KEY("company_id","day","supplier_id")
);
--> statement-breakpoint
ALTER TABLE "delivery_days" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sales_customer_days" (
	"company_id" bigint NOT NULL,
	"day" date NOT NULL,
	"customer_id" bigint NOT NULL,
	"sold_fen" bigint NOT NULL,
	"refund_fen" bigint NOT NULL,
	"costed_fen" bigint NOT NULL,
	"cost_fen" bigint NOT NULL,
	"order_count" integer NOT NULL,
	CONSTRAINT "sales_customer_days_company_id_day_customer_id_pk" PRIMARY KEY("company_id","day","customer_id")
);
--> statement-breakpoint
ALTER TABLE "sales_customer_days" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sales_day_marks" (
	"company_id" bigint NOT NULL,
	"until" date NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "sales_day_marks_company_id_pk" PRIMARY KEY("company_id")
);
--> statement-breakpoint
ALTER TABLE "sales_day_marks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sales_days" (
	"company_id" bigint NOT NULL,
	"day" date NOT NULL,
	"category_id" bigint NOT NULL,
	"brand_id" bigint NOT NULL,
	"sold_fen" bigint NOT NULL,
	"refund_fen" bigint NOT NULL,
	"costed_fen" bigint NOT NULL,
	"cost_fen" bigint NOT NULL,
	"line_count" integer NOT NULL,
	"qty" integer NOT NULL,
	CONSTRAINT "sales_days_company_id_day_category_id_brand_id_pk" PRIMARY KEY("company_id","day","category_id","brand_id"),
	CONSTRAINT "sales_days_counts" CHECK ("sales_days"."line_count" >= 0 and "sales_days"."qty" >= 0)
);
--> statement-breakpoint
ALTER TABLE "sales_days" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sales_item_days" (
	"company_id" bigint NOT NULL,
	"day" date NOT NULL,
	"item_id" bigint NOT NULL,
	"sold_fen" bigint NOT NULL,
	"refund_fen" bigint NOT NULL,
	"costed_fen" bigint NOT NULL,
	"cost_fen" bigint NOT NULL,
	"line_count" integer NOT NULL,
	"qty" integer NOT NULL,
	CONSTRAINT "sales_item_days_company_id_day_item_id_pk" PRIMARY KEY("company_id","day","item_id")
);
--> statement-breakpoint
ALTER TABLE "sales_item_days" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sales_supplier_days" (
	"company_id" bigint NOT NULL,
	"day" date NOT NULL,
	"supplier_id" bigint NOT NULL,
	"sold_fen" bigint NOT NULL,
	"refund_fen" bigint NOT NULL,
	"costed_fen" bigint NOT NULL,
	"cost_fen" bigint NOT NULL,
	"order_count" integer NOT NULL,
	CONSTRAINT "sales_supplier_days_company_id_day_supplier_id_pk" PRIMARY KEY("company_id","day","supplier_id")
);
--> statement-breakpoint
ALTER TABLE "sales_supplier_days" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "order_refund_parts" ADD COLUMN "paid_fen" bigint;--> statement-breakpoint
ALTER TABLE "list_habits" ADD CONSTRAINT "list_habits_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_views" ADD CONSTRAINT "list_views_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_refund_parts_done" ON "order_refund_parts" USING btree ("company_id","done_at") WHERE done_at is not null;--> statement-breakpoint
CREATE INDEX "orders_sold" ON "orders" USING btree ("company_id","awaiting_shipment_at") WHERE awaiting_shipment_at is not null;--> statement-breakpoint
CREATE INDEX "orders_customer_sold" ON "orders" USING btree ("company_id","customer_id","awaiting_shipment_at") WHERE awaiting_shipment_at is not null;--> statement-breakpoint
CREATE INDEX "orders_shipped" ON "orders" USING btree ("company_id","shipped_at") WHERE shipped_at is not null;--> statement-breakpoint
CREATE INDEX "parcels_no" ON "parcels" USING btree ("company_id","logistics_no") WHERE logistics_no <> '';--> statement-breakpoint
CREATE INDEX "outbox_failed" ON "outbox" USING btree ("company_id","created_at") WHERE done_at is null and last_error is not null;--> statement-breakpoint
CREATE INDEX "timers_failed" ON "timers" USING btree ("company_id","created_at") WHERE done_at is null and last_error is not null;--> statement-breakpoint
CREATE INDEX "return_sheets_created" ON "return_sheets" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE POLICY "tenant" ON "list_habits" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "list_views" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "delivery_days" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "sales_customer_days" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "sales_day_marks" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "sales_days" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "sales_item_days" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "sales_supplier_days" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);