CREATE TABLE "order_billings" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"order_line_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"source_id" text NOT NULL,
	"qty" integer NOT NULL,
	"fee_fen" bigint NOT NULL,
	"tax_fen" bigint NOT NULL,
	"happened_at" timestamptz(3) NOT NULL,
	CONSTRAINT "order_billings_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "order_billings_source" UNIQUE("company_id","order_line_id","kind","source_id"),
	CONSTRAINT "order_billings_amount" CHECK (("order_billings"."kind" = 'receipt' and "order_billings"."qty" > 0 and "order_billings"."fee_fen" >= 0)
        or ("order_billings"."kind" = 'rest' and "order_billings"."qty" = 0) or ("order_billings"."kind" = 'refund' and "order_billings"."qty" < 0 and "order_billings"."fee_fen" <= 0))
);
--> statement-breakpoint
ALTER TABLE "order_billings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "statement_history" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"statement_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"from_state" integer,
	"to_state" integer NOT NULL,
	"event" text NOT NULL,
	"actor_type" text NOT NULL,
	"actor_id" bigint NOT NULL,
	"actor_name" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	CONSTRAINT "statement_history_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "statement_history_version" UNIQUE("company_id","statement_id","version")
);
--> statement-breakpoint
ALTER TABLE "statement_history" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "statement_lines" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"statement_id" bigint NOT NULL,
	"source_type" integer NOT NULL,
	"source_id" bigint NOT NULL,
	"order_line_id" bigint,
	"qty" integer NOT NULL,
	"fee_fen" bigint NOT NULL,
	"tax_fen" bigint NOT NULL,
	"happened_at" timestamptz(3) NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"dispute_state" integer DEFAULT 0 NOT NULL,
	"dispute_reason" integer,
	"dispute_remark" text DEFAULT '' NOT NULL,
	"reply" text DEFAULT '' NOT NULL,
	"replied_by" text DEFAULT '' NOT NULL,
	"replied_at" timestamptz(3),
	"released_at" timestamptz(3),
	CONSTRAINT "statement_lines_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "statement_lines_source_type" CHECK ("statement_lines"."source_type" in (1, 2, 3, 4)),
	CONSTRAINT "statement_lines_dispute" CHECK ("statement_lines"."dispute_state" = 0 or "statement_lines"."dispute_reason" between 1 and 5),
	CONSTRAINT "statement_lines_reply" CHECK ("statement_lines"."dispute_state" <> 2 or "statement_lines"."reply" <> '')
);
--> statement-breakpoint
ALTER TABLE "statement_lines" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "statement_payment_parts" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"payment_id" bigint NOT NULL,
	"statement_id" bigint NOT NULL,
	"fee_fen" bigint NOT NULL,
	CONSTRAINT "statement_payment_parts_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "statement_payment_parts_statement" UNIQUE("company_id","payment_id","statement_id"),
	CONSTRAINT "statement_payment_parts_fee" CHECK ("statement_payment_parts"."fee_fen" > 0)
);
--> statement-breakpoint
ALTER TABLE "statement_payment_parts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "statement_payments" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"user_name" text NOT NULL,
	"fee_fen" bigint NOT NULL,
	"voucher_file_id" bigint NOT NULL,
	"bank_serial_no" text NOT NULL,
	"paid_at" timestamptz(3) NOT NULL,
	"state" integer NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"answered_at" timestamptz(3),
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	CONSTRAINT "statement_payments_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "statement_payments_state_code" CHECK ("statement_payments"."state" in (0, 1, 2)),
	CONSTRAINT "statement_payments_fee" CHECK ("statement_payments"."fee_fen" > 0)
);
--> statement-breakpoint
ALTER TABLE "statement_payments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "statements" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"check_no" text NOT NULL,
	"customer_id" bigint NOT NULL,
	"customer_name" text NOT NULL,
	"period_from" date NOT NULL,
	"period_to" date NOT NULL,
	"state" integer NOT NULL,
	"received_fen" bigint NOT NULL,
	"refund_fen" bigint NOT NULL,
	"adjust_fen" bigint NOT NULL,
	"total_fen" bigint NOT NULL,
	"invoiced_fen" bigint DEFAULT 0 NOT NULL,
	"paid_fen" bigint DEFAULT 0 NOT NULL,
	"term_days" integer NOT NULL,
	"due_date" date,
	"remark" text DEFAULT '' NOT NULL,
	"confirmed_at" timestamptz(3),
	"settled_at" timestamptz(3),
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "statements_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "statements_no" UNIQUE("company_id","check_no"),
	CONSTRAINT "statements_state_code" CHECK ("statements"."state" in (10, 20, 30, 40, 50, 60, 90)),
	CONSTRAINT "statements_total" CHECK ("statements"."total_fen" = "statements"."received_fen" + "statements"."refund_fen" + "statements"."adjust_fen"),
	CONSTRAINT "statements_paid" CHECK ("statements"."paid_fen" between 0 and greatest("statements"."total_fen", 0)),
	CONSTRAINT "statements_settled" CHECK ("statements"."state" <> 60 or "statements"."paid_fen" = greatest("statements"."total_fen", 0)),
	CONSTRAINT "statements_due" CHECK ("statements"."state" not in (30, 40, 50, 60) or "statements"."due_date" is not null)
);
--> statement-breakpoint
ALTER TABLE "statements" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "order_billings" ADD CONSTRAINT "order_billings_line_fk" FOREIGN KEY ("company_id","order_line_id") REFERENCES "public"."order_lines"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_history" ADD CONSTRAINT "statement_history_statement_fk" FOREIGN KEY ("company_id","statement_id") REFERENCES "public"."statements"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_lines" ADD CONSTRAINT "statement_lines_statement_fk" FOREIGN KEY ("company_id","statement_id") REFERENCES "public"."statements"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_payment_parts" ADD CONSTRAINT "statement_payment_parts_payment_fk" FOREIGN KEY ("company_id","payment_id") REFERENCES "public"."statement_payments"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_payment_parts" ADD CONSTRAINT "statement_payment_parts_statement_fk" FOREIGN KEY ("company_id","statement_id") REFERENCES "public"."statements"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_payments" ADD CONSTRAINT "statement_payments_customer_fk" FOREIGN KEY ("company_id","customer_id") REFERENCES "public"."customers"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_customer_fk" FOREIGN KEY ("company_id","customer_id") REFERENCES "public"."customers"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_billings_customer" ON "order_billings" USING btree ("company_id","customer_id","happened_at");--> statement-breakpoint
CREATE INDEX "order_billings_order" ON "order_billings" USING btree ("company_id","order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "statement_lines_source" ON "statement_lines" USING btree ("company_id","source_type","source_id") WHERE released_at is null;--> statement-breakpoint
CREATE INDEX "statement_lines_statement" ON "statement_lines" USING btree ("company_id","statement_id","happened_at","id");--> statement-breakpoint
CREATE INDEX "statement_payment_parts_of" ON "statement_payment_parts" USING btree ("company_id","statement_id");--> statement-breakpoint
CREATE UNIQUE INDEX "statement_payments_serial" ON "statement_payments" USING btree ("company_id","bank_serial_no") WHERE state <> 2;--> statement-breakpoint
CREATE INDEX "statement_payments_customer" ON "statement_payments" USING btree ("company_id","customer_id","id");--> statement-breakpoint
CREATE INDEX "statement_payments_state" ON "statement_payments" USING btree ("company_id","state","id");--> statement-breakpoint
CREATE UNIQUE INDEX "statements_period" ON "statements" USING btree ("company_id","customer_id","period_from") WHERE state <> 90;--> statement-breakpoint
CREATE INDEX "statements_customer" ON "statements" USING btree ("company_id","customer_id","id");--> statement-breakpoint
CREATE INDEX "statements_state" ON "statements" USING btree ("company_id","state","id");--> statement-breakpoint
CREATE POLICY "tenant" ON "order_billings" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "statement_history" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "statement_lines" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "statement_payment_parts" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "statement_payments" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "statements" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);