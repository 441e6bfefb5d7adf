ALTER TABLE "payments" ADD COLUMN "payer_mark" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "bridge_call" jsonb;