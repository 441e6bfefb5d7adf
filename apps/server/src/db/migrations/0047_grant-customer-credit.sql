ALTER TABLE "customers" ADD COLUMN "ship_hold" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD COLUMN "temp_fen" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD COLUMN "temp_until" timestamptz(3);--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD COLUMN "is_frozen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD COLUMN "released_until" timestamptz(3);--> statement-breakpoint
CREATE INDEX "customers_list" ON "customers" USING btree ("company_id","customer_type","id");--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD CONSTRAINT "credit_accounts_temp" CHECK ("credit_accounts"."temp_fen" >= 0);