CREATE TABLE "settlement_invoices" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"settlement_id" bigint NOT NULL,
	"invoice_no" text NOT NULL,
	"issued_on" date NOT NULL,
	"fee_fen" bigint NOT NULL,
	"file_id" bigint NOT NULL,
	"state" integer NOT NULL,
	"reply" text DEFAULT '' NOT NULL,
	"user_name" text NOT NULL,
	"checker_name" text DEFAULT '' NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"checked_at" timestamptz(3),
	CONSTRAINT "settlement_invoices_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "settlement_invoices_fee" CHECK ("settlement_invoices"."fee_fen" > 0),
	CONSTRAINT "settlement_invoices_state" CHECK ("settlement_invoices"."state" in (10, 20, 30))
);
--> statement-breakpoint
ALTER TABLE "settlement_invoices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "settlements" ADD COLUMN "invoiced_fen" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "settlements" ADD COLUMN "accepted_fen" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "settlement_invoices" ADD CONSTRAINT "settlement_invoices_sheet_fk" FOREIGN KEY ("company_id","settlement_id") REFERENCES "public"."settlements"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_invoices_no" ON "settlement_invoices" USING btree ("company_id","invoice_no") WHERE state <> 30;--> statement-breakpoint
CREATE INDEX "settlement_invoices_sheet" ON "settlement_invoices" USING btree ("company_id","settlement_id","id");--> statement-breakpoint
CREATE POLICY "tenant" ON "settlement_invoices" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);