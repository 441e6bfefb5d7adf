CREATE TABLE "cost_prices" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"supplier_id" bigint NOT NULL,
	"cost_fen" bigint NOT NULL,
	"valid_from" timestamptz(3) NOT NULL,
	"valid_to" timestamptz(3),
	"user_id" bigint,
	"user_name" text DEFAULT '' NOT NULL,
	CONSTRAINT "cost_prices_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "cost_prices_positive" CHECK ("cost_prices"."cost_fen" > 0),
	CONSTRAINT "cost_prices_span" CHECK ("cost_prices"."valid_to" is null or "cost_prices"."valid_to" >= "cost_prices"."valid_from")
);
--> statement-breakpoint
ALTER TABLE "cost_prices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "goods_imports" ADD COLUMN "is_cost_taken" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cost_prices" ADD CONSTRAINT "cost_prices_item_fk" FOREIGN KEY ("company_id","item_id") REFERENCES "public"."items"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cost_prices" ADD CONSTRAINT "cost_prices_supplier_fk" FOREIGN KEY ("company_id","supplier_id") REFERENCES "public"."suppliers"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cost_prices_one" ON "cost_prices" USING btree ("company_id","item_id","supplier_id") WHERE valid_to is null;--> statement-breakpoint
CREATE INDEX "cost_prices_lookup" ON "cost_prices" USING btree ("company_id","item_id","supplier_id","valid_from");--> statement-breakpoint
CREATE POLICY "tenant" ON "cost_prices" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);