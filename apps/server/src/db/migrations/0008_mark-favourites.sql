ALTER TABLE "users" ADD COLUMN "is_browsing_kept" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "item_concerns" ADD COLUMN "out_seen_at" timestamptz(3);