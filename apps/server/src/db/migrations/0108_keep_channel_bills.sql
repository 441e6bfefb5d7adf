CREATE TABLE "channel_bill_lines" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"bill_id" bigint NOT NULL,
	"line_kind" text NOT NULL,
	"line_no" text NOT NULL,
	"nth" integer NOT NULL,
	"channel_no" text NOT NULL,
	"result" text NOT NULL,
	"bill_fen" bigint,
	"bill_stage" text,
	"own_fen" bigint,
	"own_stage" text,
	"trade_no" text NOT NULL,
	"moved_at" timestamptz(3) NOT NULL,
	"line_state" integer NOT NULL,
	"note" text NOT NULL,
	"answered_by" text NOT NULL,
	"answered_at" timestamptz(3),
	CONSTRAINT "channel_bill_lines_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "channel_bill_lines_line" UNIQUE("company_id","bill_id","line_kind","line_no","nth"),
	CONSTRAINT "channel_bill_lines_state" CHECK (line_state in (0, 10, 20, 30)),
	CONSTRAINT "channel_bill_lines_kind" CHECK (line_kind in ('payment', 'refund')),
	CONSTRAINT "channel_bill_lines_sides" CHECK (bill_fen is not null or own_fen is not null),
	CONSTRAINT "channel_bill_lines_explained" CHECK ((line_state = 10) <= (note <> ''))
);
--> statement-breakpoint
ALTER TABLE "channel_bill_lines" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "channel_bills" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"channel" text NOT NULL,
	"adapter" text NOT NULL,
	"merchant_no" text DEFAULT '' NOT NULL,
	"bill_day" text NOT NULL,
	"bill_state" integer NOT NULL,
	"is_asked" boolean DEFAULT false NOT NULL,
	"fail_text" text DEFAULT '' NOT NULL,
	"try_count" integer DEFAULT 0 NOT NULL,
	"paid_count" integer DEFAULT 0 NOT NULL,
	"paid_fen" bigint DEFAULT 0 NOT NULL,
	"refund_count" integer DEFAULT 0 NOT NULL,
	"refund_fen" bigint DEFAULT 0 NOT NULL,
	"own_paid_count" integer DEFAULT 0 NOT NULL,
	"own_paid_fen" bigint DEFAULT 0 NOT NULL,
	"own_refund_count" integer DEFAULT 0 NOT NULL,
	"own_refund_fen" bigint DEFAULT 0 NOT NULL,
	"matched_count" integer DEFAULT 0 NOT NULL,
	"mended_count" integer DEFAULT 0 NOT NULL,
	"compared_at" timestamptz(3),
	"created_at" timestamptz(3) NOT NULL,
	CONSTRAINT "channel_bills_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "channel_bills_day" UNIQUE("company_id","channel","adapter","bill_day"),
	CONSTRAINT "channel_bills_state" CHECK (bill_state in (0, 10, 20)),
	CONSTRAINT "channel_bills_compared" CHECK ((bill_state = 10) <= (compared_at is not null))
);
--> statement-breakpoint
ALTER TABLE "channel_bills" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "channel_bill_lines_no" ON "channel_bill_lines" USING btree ("company_id","line_no");--> statement-breakpoint
CREATE INDEX "channel_bill_lines_open" ON "channel_bill_lines" USING btree ("company_id","bill_id") WHERE line_state = 0;--> statement-breakpoint
CREATE INDEX "channel_bills_days" ON "channel_bills" USING btree ("company_id","bill_day","id");--> statement-breakpoint
CREATE INDEX "channel_bills_failed" ON "channel_bills" USING btree ("company_id","bill_day") WHERE bill_state = 20;--> statement-breakpoint
CREATE INDEX "payments_paid" ON "payments" USING btree ("company_id","paid_at") WHERE pay_state = 20;--> statement-breakpoint
CREATE INDEX "refunds_succeeded" ON "refunds" USING btree ("company_id","succeeded_at") WHERE refund_state = 30;--> statement-breakpoint
CREATE POLICY "tenant" ON "channel_bill_lines" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "channel_bills" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);