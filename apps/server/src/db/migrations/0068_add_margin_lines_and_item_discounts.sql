ALTER TABLE "contract_discounts" DROP CONSTRAINT "contract_discounts_target";--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "margin_line_bp" integer;--> statement-breakpoint
ALTER TABLE "contract_discounts" ADD COLUMN "item_id" bigint;--> statement-breakpoint
ALTER TABLE "contract_discounts" ADD CONSTRAINT "contract_discounts_one_target" CHECK (num_nonnulls("contract_discounts"."category_id", "contract_discounts"."brand_id", "contract_discounts"."item_id") = 1);