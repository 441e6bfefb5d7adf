ALTER TABLE "statements" DROP CONSTRAINT "statements_due";--> statement-breakpoint
ALTER TABLE "customers" ALTER COLUMN "term_days" SET DEFAULT 30;--> statement-breakpoint
-- None was ever agreed on with 0: it stood for "nothing agreed" and made every statement overdue at its birth.
UPDATE "customers" SET "term_days" = 30 WHERE "term_days" = 0;--> statement-breakpoint
UPDATE "customers" SET "term_days" = 365 WHERE "term_days" > 365;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "term_kind" text DEFAULT 'monthly' NOT NULL;--> statement-breakpoint
ALTER TABLE "statements" ADD COLUMN "term_kind" text DEFAULT 'monthly' NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_term" CHECK ("customers"."term_kind" in ('monthly', 'invoice', 'receipt') and "customers"."term_days" between 0 and 365);--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_due" CHECK ("statements"."state" not in (30, 40, 50, 60) or "statements"."due_date" is not null or "statements"."term_kind" = 'invoice');