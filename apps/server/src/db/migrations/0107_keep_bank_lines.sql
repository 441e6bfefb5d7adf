CREATE TABLE "bank_lines" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"bank_account" text NOT NULL,
	"bank_serial_no" text NOT NULL,
	"booked_at" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"payer_name" text NOT NULL,
	"payer_account" text NOT NULL,
	"remark" text NOT NULL,
	"line_state" integer NOT NULL,
	"trade_no" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"answered_by" text DEFAULT '' NOT NULL,
	"answered_at" timestamptz(3),
	"created_at" timestamptz(3) NOT NULL,
	CONSTRAINT "bank_lines_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "bank_lines_serial" UNIQUE("company_id","bank_account","bank_serial_no"),
	CONSTRAINT "bank_lines_state" CHECK ("bank_lines"."line_state" in (0, 10, 20)),
	CONSTRAINT "bank_lines_amount" CHECK (amount_fen > 0),
	CONSTRAINT "bank_lines_applied" CHECK ((line_state = 10) = (trade_no <> ''))
);
--> statement-breakpoint
ALTER TABLE "bank_lines" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "bank_lines_booked" ON "bank_lines" USING btree ("company_id","booked_at","id");--> statement-breakpoint
CREATE INDEX "bank_lines_open" ON "bank_lines" USING btree ("company_id","booked_at","id") WHERE line_state = 0;--> statement-breakpoint
CREATE INDEX "bank_lines_trade" ON "bank_lines" USING btree ("company_id","trade_no");--> statement-breakpoint
CREATE POLICY "tenant" ON "bank_lines" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);