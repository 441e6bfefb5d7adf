CREATE TABLE "balance_entries" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"credit_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"delta_fen" bigint NOT NULL,
	"source_id" bigint NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	CONSTRAINT "balance_entries_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "balance_entries_kind" CHECK ("balance_entries"."kind" in ('overpaid', 'creditNote', 'spent'))
);
--> statement-breakpoint
ALTER TABLE "balance_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "credit_entries" DROP CONSTRAINT "credit_entries_kind";--> statement-breakpoint
DROP INDEX "statement_payments_serial";--> statement-breakpoint
DROP INDEX "statements_period";--> statement-breakpoint
ALTER TABLE "statement_payments" ALTER COLUMN "voucher_file_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD COLUMN "balance_fen" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "statement_payments" ADD COLUMN "is_from_balance" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "statements" ADD COLUMN "part" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "statements" ADD COLUMN "is_covered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "balance_entries" ADD CONSTRAINT "balance_entries_account_fk" FOREIGN KEY ("company_id","credit_id") REFERENCES "public"."credit_accounts"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "balance_entries_source" ON "balance_entries" USING btree ("company_id","credit_id","kind","source_id");--> statement-breakpoint
CREATE UNIQUE INDEX "statement_payments_serial" ON "statement_payments" USING btree ("company_id","bank_serial_no") WHERE state <> 2 and not is_from_balance;--> statement-breakpoint
CREATE UNIQUE INDEX "statements_period" ON "statements" USING btree ("company_id","customer_id","period_from","part") WHERE state <> 90;--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD CONSTRAINT "credit_accounts_balance" CHECK ("credit_accounts"."balance_fen" >= 0);--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_kind" CHECK ("credit_entries"."kind" in ('allocated', 'updated', 'purchased', 'reimbursed', 'refunded', 'reverted', 'frozen', 'unfrozen', 'consumed', 'transferred'));--> statement-breakpoint
ALTER TABLE "statement_payments" ADD CONSTRAINT "statement_payments_slip" CHECK ("statement_payments"."is_from_balance" or "statement_payments"."voucher_file_id" is not null);--> statement-breakpoint
CREATE POLICY "tenant" ON "balance_entries" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
-- Papers that stand so far; red letters for goods that came back take nothing away, a wrong paper does.
UPDATE "statements" s SET "is_covered" = true
WHERE s."confirmed_at" IS NOT NULL AND s."total_fen" > 0 AND s."total_fen" <= (
  SELECT coalesce(sum(i."amount_fen" - (
    SELECT coalesce(sum(r."amount_fen"), 0) FROM "invoice_reds" r WHERE r."company_id" = i."company_id"
      AND r."invoice_id" = i."id" AND r."outcome" = 'issued' AND r."reason" = '01')), 0)
  FROM "invoices" i WHERE i."company_id" = s."company_id" AND i."statement_id" = s."id" AND i."state" IN (30, 60, 65, 70));
