CREATE TABLE "past_prices" (
	"company_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"until" timestamptz(3) NOT NULL,
	"retail_fen" bigint,
	"enterprise_fen" bigint,
	CONSTRAINT "past_prices_company_id_item_id_until_pk" PRIMARY KEY("company_id","item_id","until")
);
--> statement-breakpoint
ALTER TABLE "past_prices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "past_prices" ADD CONSTRAINT "past_prices_item_fk" FOREIGN KEY ("company_id","item_id") REFERENCES "public"."items"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "tenant" ON "past_prices" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);