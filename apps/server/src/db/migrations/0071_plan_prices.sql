CREATE TABLE "price_plans" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"price" text NOT NULL,
	"price_fen" bigint NOT NULL,
	"stood_fen" bigint,
	"starts_at" timestamptz(3) NOT NULL,
	"ends_at" timestamptz(3),
	"state" text NOT NULL,
	"is_agreed" boolean NOT NULL,
	"account_id" bigint NOT NULL,
	"user_name" text NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	CONSTRAINT "price_plans_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "price_plans_price" CHECK ("price_plans"."price_fen" > 0),
	CONSTRAINT "price_plans_span" CHECK ("price_plans"."ends_at" is null or "price_plans"."ends_at" > "price_plans"."starts_at")
);
--> statement-breakpoint
ALTER TABLE "price_plans" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "price_plans" ADD CONSTRAINT "price_plans_item_fk" FOREIGN KEY ("company_id","item_id") REFERENCES "public"."items"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_plans_by_start" ON "price_plans" USING btree ("company_id","starts_at");--> statement-breakpoint
CREATE INDEX "price_plans_item" ON "price_plans" USING btree ("company_id","item_id","starts_at");--> statement-breakpoint
CREATE POLICY "tenant" ON "price_plans" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);