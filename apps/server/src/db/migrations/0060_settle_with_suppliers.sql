CREATE TABLE "settlement_history" (
	"company_id" bigint NOT NULL,
	"settlement_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"version" integer NOT NULL,
	"from_state" integer,
	"to_state" integer NOT NULL,
	"event" text NOT NULL,
	"actor_type" text NOT NULL,
	"actor_id" bigint NOT NULL,
	"actor_name" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	CONSTRAINT "settlement_history_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "settlement_history_version" UNIQUE("company_id","settlement_id","version")
);
--> statement-breakpoint
ALTER TABLE "settlement_history" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "settlement_lines" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"settlement_id" bigint NOT NULL,
	"source_type" integer NOT NULL,
	"source_id" bigint NOT NULL,
	"order_line_id" bigint,
	"about_id" bigint,
	"qty" integer NOT NULL,
	"cost_fen" bigint,
	"fee_fen" bigint NOT NULL,
	"rate_bp" integer NOT NULL,
	"commission_fen" bigint NOT NULL,
	"happened_at" timestamptz(3) NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"dispute_state" integer DEFAULT 0 NOT NULL,
	"dispute_reason" integer,
	"dispute_remark" text DEFAULT '' NOT NULL,
	"claim_qty" integer,
	"claim_fen" bigint,
	"reply" text DEFAULT '' NOT NULL,
	"released_at" timestamptz(3),
	CONSTRAINT "settlement_lines_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "settlement_lines_source_type" CHECK ("settlement_lines"."source_type" in (1, 2, 3)),
	CONSTRAINT "settlement_lines_fee" CHECK (case when "settlement_lines"."source_type" = 3 then true when "settlement_lines"."cost_fen" is null then "settlement_lines"."fee_fen" = 0 and "settlement_lines"."commission_fen" = 0 else "settlement_lines"."fee_fen" = "settlement_lines"."cost_fen" * "settlement_lines"."qty" end),
	CONSTRAINT "settlement_lines_dispute" CHECK ("settlement_lines"."dispute_state" = 0 or "settlement_lines"."dispute_reason" between 1 and 5),
	CONSTRAINT "settlement_lines_reply" CHECK ("settlement_lines"."dispute_state" <> 2 or "settlement_lines"."reply" <> '')
);
--> statement-breakpoint
ALTER TABLE "settlement_lines" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "settlement_payments" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"settlement_id" bigint NOT NULL,
	"fee_fen" bigint NOT NULL,
	"bank_serial_no" text NOT NULL,
	"paid_on" date NOT NULL,
	"voucher_file_id" bigint NOT NULL,
	"user_name" text NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	CONSTRAINT "settlement_payments_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "settlement_payments_serial" UNIQUE("company_id","bank_serial_no"),
	CONSTRAINT "settlement_payments_fee" CHECK ("settlement_payments"."fee_fen" > 0)
);
--> statement-breakpoint
ALTER TABLE "settlement_payments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "settlements" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"settlement_no" text NOT NULL,
	"supplier_id" bigint NOT NULL,
	"supplier_name" text NOT NULL,
	"period_from" date NOT NULL,
	"period_to" date NOT NULL,
	"part" integer DEFAULT 1 NOT NULL,
	"state" integer NOT NULL,
	"received_fen" bigint NOT NULL,
	"returned_fen" bigint NOT NULL,
	"adjust_fen" bigint NOT NULL,
	"commission_fen" bigint NOT NULL,
	"total_fen" bigint NOT NULL,
	"paid_fen" bigint DEFAULT 0 NOT NULL,
	"missing_count" integer NOT NULL,
	"term_days" integer NOT NULL,
	"due_date" date,
	"sent_at" timestamptz(3),
	"confirmed_at" timestamptz(3),
	"settled_at" timestamptz(3),
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "settlements_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "settlements_no" UNIQUE("company_id","settlement_no"),
	CONSTRAINT "settlements_state_code" CHECK ("settlements"."state" in (5, 10, 20, 30, 50, 60, 90)),
	CONSTRAINT "settlements_total" CHECK ("settlements"."total_fen" = "settlements"."received_fen" + "settlements"."returned_fen" + "settlements"."adjust_fen" - "settlements"."commission_fen"),
	CONSTRAINT "settlements_paid" CHECK ("settlements"."paid_fen" between 0 and greatest("settlements"."total_fen", 0)),
	CONSTRAINT "settlements_settled" CHECK ("settlements"."state" <> 60 or "settlements"."paid_fen" = greatest("settlements"."total_fen", 0)),
	CONSTRAINT "settlements_missing" CHECK ("settlements"."missing_count" >= 0 and ("settlements"."missing_count" = 0 or "settlements"."state" in (5, 90)))
);
--> statement-breakpoint
ALTER TABLE "settlements" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "supplier_terms" (
	"company_id" bigint NOT NULL,
	"supplier_id" bigint NOT NULL,
	"term_days" integer NOT NULL,
	"rate_bp" integer NOT NULL,
	"category_rates" jsonb NOT NULL,
	"settle_from" text DEFAULT '' NOT NULL,
	"invoice_info" text DEFAULT '' NOT NULL,
	"payee_info" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "supplier_terms_company_id_supplier_id_pk" PRIMARY KEY("company_id","supplier_id"),
	CONSTRAINT "supplier_terms_rate" CHECK ("supplier_terms"."rate_bp" between 0 and 10000)
);
--> statement-breakpoint
ALTER TABLE "supplier_terms" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "is_off_with_supplier" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "suppliers" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "suppliers" ADD COLUMN "stop_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "settlement_history" ADD CONSTRAINT "settlement_history_sheet_fk" FOREIGN KEY ("company_id","settlement_id") REFERENCES "public"."settlements"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_lines" ADD CONSTRAINT "settlement_lines_sheet_fk" FOREIGN KEY ("company_id","settlement_id") REFERENCES "public"."settlements"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_payments" ADD CONSTRAINT "settlement_payments_sheet_fk" FOREIGN KEY ("company_id","settlement_id") REFERENCES "public"."settlements"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_supplier_fk" FOREIGN KEY ("company_id","supplier_id") REFERENCES "public"."suppliers"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_terms" ADD CONSTRAINT "supplier_terms_supplier_fk" FOREIGN KEY ("company_id","supplier_id") REFERENCES "public"."suppliers"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_lines_source" ON "settlement_lines" USING btree ("company_id","source_type","source_id") WHERE released_at is null;--> statement-breakpoint
CREATE INDEX "settlement_lines_sheet" ON "settlement_lines" USING btree ("company_id","settlement_id","happened_at","id");--> statement-breakpoint
CREATE INDEX "settlement_payments_sheet" ON "settlement_payments" USING btree ("company_id","settlement_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "settlements_period" ON "settlements" USING btree ("company_id","supplier_id","period_from","part") WHERE state <> 90;--> statement-breakpoint
CREATE INDEX "settlements_supplier" ON "settlements" USING btree ("company_id","supplier_id","id");--> statement-breakpoint
CREATE INDEX "settlements_state" ON "settlements" USING btree ("company_id","state","id");--> statement-breakpoint
CREATE POLICY "tenant" ON "settlement_history" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "settlement_lines" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "settlement_payments" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "settlements" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "supplier_terms" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);