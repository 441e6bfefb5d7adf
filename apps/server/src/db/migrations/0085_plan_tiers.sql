ALTER TABLE "price_plans" ADD COLUMN "tiers" jsonb;--> statement-breakpoint
ALTER TABLE "price_plans" ADD COLUMN "stood_tiers" jsonb;