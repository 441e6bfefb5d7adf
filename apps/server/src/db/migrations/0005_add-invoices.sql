CREATE TABLE "invoice_history" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"invoice_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"from_state" integer,
	"to_state" integer NOT NULL,
	"event" text NOT NULL,
	"actor_type" text NOT NULL,
	"actor_id" bigint NOT NULL,
	"actor_name" text NOT NULL,
	"reason" text NOT NULL,
	"request_id" text,
	"created_at" timestamptz(3) NOT NULL,
	CONSTRAINT "invoice_history_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "invoice_history_version" UNIQUE("company_id","invoice_id","version")
);
--> statement-breakpoint
ALTER TABLE "invoice_history" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "invoice_lines" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"invoice_id" bigint NOT NULL,
	"line_no" integer NOT NULL,
	"order_line_id" bigint,
	"name" text NOT NULL,
	"spec" text NOT NULL,
	"unit" text NOT NULL,
	"qty" integer NOT NULL,
	"tax_code" text NOT NULL,
	"tax_rate_bp" integer NOT NULL,
	"price_ex_tax" text NOT NULL,
	"fee_fen" bigint NOT NULL,
	"tax_fen" bigint NOT NULL,
	"red_qty" integer DEFAULT 0 NOT NULL,
	"red_fee_fen" bigint DEFAULT 0 NOT NULL,
	"red_tax_fen" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "invoice_lines_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "invoice_lines_no" UNIQUE("company_id","invoice_id","line_no"),
	CONSTRAINT "invoice_lines_red" CHECK ("invoice_lines"."red_qty" between 0 and "invoice_lines"."qty" and "invoice_lines"."red_fee_fen" between 0 and "invoice_lines"."fee_fen" and "invoice_lines"."red_tax_fen" between 0 and "invoice_lines"."tax_fen")
);
--> statement-breakpoint
ALTER TABLE "invoice_lines" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "invoice_reds" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"invoice_id" bigint NOT NULL,
	"req_no" text NOT NULL,
	"reason" text NOT NULL,
	"outcome" text NOT NULL,
	"confirm_no" text DEFAULT '' NOT NULL,
	"confirm_state" text DEFAULT '' NOT NULL,
	"red_no" text DEFAULT '' NOT NULL,
	"lines" jsonb NOT NULL,
	"amount_fen" bigint NOT NULL,
	"tax_fen" bigint NOT NULL,
	"issued_at" timestamptz(3),
	"query_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	CONSTRAINT "invoice_reds_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "invoice_reds_req_no" UNIQUE("company_id","req_no"),
	CONSTRAINT "invoice_reds_outcome" CHECK ("invoice_reds"."outcome" in ('open', 'issued', 'void')),
	CONSTRAINT "invoice_reds_amount" CHECK ("invoice_reds"."amount_fen" > 0 and "invoice_reds"."tax_fen" >= 0)
);
--> statement-breakpoint
ALTER TABLE "invoice_reds" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "invoice_sources" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"invoice_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"order_no" text NOT NULL,
	"order_line_id" bigint NOT NULL,
	"qty" integer NOT NULL,
	"goods_fen" bigint NOT NULL,
	"freight_fen" bigint NOT NULL,
	"red_qty" integer DEFAULT 0 NOT NULL,
	"red_goods_fen" bigint DEFAULT 0 NOT NULL,
	"red_freight_fen" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "invoice_sources_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "invoice_sources_line" UNIQUE("company_id","invoice_id","order_line_id"),
	CONSTRAINT "invoice_sources_red" CHECK ("invoice_sources"."red_qty" between 0 and "invoice_sources"."qty" and "invoice_sources"."red_goods_fen" between 0 and "invoice_sources"."goods_fen" and "invoice_sources"."red_freight_fen" between 0 and "invoice_sources"."freight_fen")
);
--> statement-breakpoint
ALTER TABLE "invoice_sources" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "invoice_titles" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"title_type" integer NOT NULL,
	"title_name" text NOT NULL,
	"tax_no" text NOT NULL,
	"reg_address" text NOT NULL,
	"reg_tel" text NOT NULL,
	"bank_name" text NOT NULL,
	"bank_account" text NOT NULL,
	"email" text NOT NULL,
	"mobile" text NOT NULL,
	"is_default" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "invoice_titles_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "invoice_titles_type" CHECK ("invoice_titles"."title_type" in (1, 2, 3))
);
--> statement-breakpoint
ALTER TABLE "invoice_titles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "invoices" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"req_no" text NOT NULL,
	"customer_id" bigint NOT NULL,
	"customer_name" text NOT NULL,
	"account_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"user_name" text NOT NULL,
	"kind" text NOT NULL,
	"state" integer NOT NULL,
	"title" jsonb NOT NULL,
	"seller" jsonb NOT NULL,
	"receive_email" text NOT NULL,
	"remark" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"tax_fen" bigint NOT NULL,
	"red_fen" bigint DEFAULT 0 NOT NULL,
	"red_tax_fen" bigint DEFAULT 0 NOT NULL,
	"invoice_no" text DEFAULT '' NOT NULL,
	"issued_at" timestamptz(3),
	"pdf_file_id" bigint,
	"fail_reason" text DEFAULT '' NOT NULL,
	"query_count" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "invoices_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "invoices_req_no" UNIQUE("company_id","req_no"),
	CONSTRAINT "invoices_kind" CHECK ("invoices"."kind" in ('81', '82')),
	CONSTRAINT "invoices_state_code" CHECK ("invoices"."state" in (10, 20, 30, 40, 50, 60, 65, 70)),
	CONSTRAINT "invoices_money" CHECK ("invoices"."amount_fen" > 0 and "invoices"."tax_fen" between 0 and "invoices"."amount_fen"),
	CONSTRAINT "invoices_red" CHECK ("invoices"."red_fen" between 0 and "invoices"."amount_fen" and "invoices"."red_tax_fen" between 0 and "invoices"."tax_fen")
);
--> statement-breakpoint
ALTER TABLE "invoices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "local_tax_papers" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"req_no" text NOT NULL,
	"blue_no" text NOT NULL,
	"paper_no" text NOT NULL,
	"fail_reason" text NOT NULL,
	"confirm_no" text NOT NULL,
	"confirm_state" text NOT NULL,
	"ready_at" timestamptz(3) NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	CONSTRAINT "local_tax_papers_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "local_tax_papers_req_no" UNIQUE("company_id","req_no")
);
--> statement-breakpoint
ALTER TABLE "local_tax_papers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "invoice_history" ADD CONSTRAINT "invoice_history_invoice_fk" FOREIGN KEY ("company_id","invoice_id") REFERENCES "public"."invoices"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_invoice_fk" FOREIGN KEY ("company_id","invoice_id") REFERENCES "public"."invoices"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_reds" ADD CONSTRAINT "invoice_reds_invoice_fk" FOREIGN KEY ("company_id","invoice_id") REFERENCES "public"."invoices"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_sources" ADD CONSTRAINT "invoice_sources_invoice_fk" FOREIGN KEY ("company_id","invoice_id") REFERENCES "public"."invoices"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_sources" ADD CONSTRAINT "invoice_sources_order_line_fk" FOREIGN KEY ("company_id","order_line_id") REFERENCES "public"."order_lines"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_titles" ADD CONSTRAINT "invoice_titles_customer_fk" FOREIGN KEY ("company_id","customer_id") REFERENCES "public"."customers"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_customer_fk" FOREIGN KEY ("company_id","customer_id") REFERENCES "public"."customers"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_reds_open" ON "invoice_reds" USING btree ("company_id","invoice_id") WHERE outcome = 'open';--> statement-breakpoint
CREATE INDEX "invoice_reds_invoice" ON "invoice_reds" USING btree ("company_id","invoice_id");--> statement-breakpoint
CREATE INDEX "invoice_sources_order_line" ON "invoice_sources" USING btree ("company_id","order_line_id");--> statement-breakpoint
CREATE INDEX "invoice_sources_order" ON "invoice_sources" USING btree ("company_id","order_id");--> statement-breakpoint
CREATE INDEX "invoice_titles_customer" ON "invoice_titles" USING btree ("company_id","customer_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_titles_default" ON "invoice_titles" USING btree ("company_id","customer_id") WHERE is_default;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_no" ON "invoices" USING btree ("company_id","invoice_no") WHERE invoice_no <> '';--> statement-breakpoint
CREATE INDEX "invoices_customer" ON "invoices" USING btree ("company_id","customer_id","id");--> statement-breakpoint
CREATE INDEX "invoices_state" ON "invoices" USING btree ("company_id","state","id");--> statement-breakpoint
CREATE POLICY "tenant" ON "invoice_history" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "invoice_lines" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "invoice_reds" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "invoice_sources" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "invoice_titles" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "invoices" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "local_tax_papers" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);