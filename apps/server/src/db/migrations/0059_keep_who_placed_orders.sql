ALTER TABLE "orders" ADD COLUMN "placed_by_id" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "placed_by_name" text DEFAULT '' NOT NULL;