ALTER TABLE "approvals" ADD COLUMN "remind_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "reminded_at" timestamptz(3);