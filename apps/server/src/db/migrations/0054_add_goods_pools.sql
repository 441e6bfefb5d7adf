CREATE TABLE "goods_pools" (
	"company_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"scope" text NOT NULL,
	"category_ids" bigint[] DEFAULT '{}'::bigint[] NOT NULL,
	"brand_ids" bigint[] DEFAULT '{}'::bigint[] NOT NULL,
	"item_ids" bigint[] DEFAULT '{}'::bigint[] NOT NULL,
	"excluded_item_ids" bigint[] DEFAULT '{}'::bigint[] NOT NULL,
	"max_fen" bigint,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "goods_pools_company_id_customer_id_pk" PRIMARY KEY("company_id","customer_id"),
	CONSTRAINT "goods_pools_scope" CHECK ("goods_pools"."scope" in ('all', 'chosen')),
	CONSTRAINT "goods_pools_ceiling" CHECK ("goods_pools"."max_fen" > 0)
);
--> statement-breakpoint
ALTER TABLE "goods_pools" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "goods_pools" ADD CONSTRAINT "goods_pools_customer_fk" FOREIGN KEY ("company_id","customer_id") REFERENCES "public"."customers"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "tenant" ON "goods_pools" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);