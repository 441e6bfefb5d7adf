ALTER TABLE "sms_codes" DROP CONSTRAINT "sms_codes_scene";--> statement-breakpoint
ALTER TABLE "sms_codes" ALTER COLUMN "mobile" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "upload_tickets" ALTER COLUMN "mobile" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "sms_codes" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "upload_tickets" ADD COLUMN "email" text;--> statement-breakpoint
CREATE INDEX "sms_codes_email" ON "sms_codes" USING btree ("company_id","email","scene","created_at") WHERE email is not null;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_email" UNIQUE("company_id","email");--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_email_small" CHECK ("accounts"."email" = lower("accounts"."email"));--> statement-breakpoint
ALTER TABLE "sms_codes" ADD CONSTRAINT "sms_codes_to" CHECK (("sms_codes"."mobile" is null) <> ("sms_codes"."email" is null));--> statement-breakpoint
ALTER TABLE "sms_codes" ADD CONSTRAINT "sms_codes_scene" CHECK ("sms_codes"."scene" in (1, 2, 3, 4, 5, 6));--> statement-breakpoint
ALTER TABLE "upload_tickets" ADD CONSTRAINT "upload_tickets_to" CHECK (("upload_tickets"."mobile" is null) <> ("upload_tickets"."email" is null));