ALTER TABLE "items" ADD COLUMN "attrs" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "img_urls" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "items" i SET
	"attrs" = coalesce((
		SELECT jsonb_agg(jsonb_build_object('name', a."name", 'value', v."value") ORDER BY ia."sort_no")
		FROM "item_attributes" ia
		JOIN "attribute_values" v ON v."company_id" = ia."company_id" AND v."id" = ia."value_id"
		JOIN "attributes" a ON a."company_id" = v."company_id" AND a."id" = v."attribute_id"
		WHERE ia."company_id" = i."company_id" AND ia."item_id" = i."id"), '[]'),
	"img_urls" = coalesce((
		SELECT jsonb_agg(m."img_url" ORDER BY m."sort_no") FROM "item_images" m
		WHERE m."company_id" = i."company_id" AND m."item_id" = i."id"), '[]');--> statement-breakpoint
DROP TABLE "item_images";
