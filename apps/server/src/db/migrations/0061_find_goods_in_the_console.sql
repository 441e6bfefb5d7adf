CREATE TABLE "item_names" (
	"company_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"pairs" text[] NOT NULL,
	CONSTRAINT "item_names_company_id_item_id_pk" PRIMARY KEY("company_id","item_id")
);
--> statement-breakpoint
CREATE INDEX "item_names_pairs" ON "item_names" USING gin ("company_id","pairs") WITH (fastupdate=true,gin_pending_list_limit=1024);--> statement-breakpoint
CREATE INDEX "items_retail" ON "items" USING btree ("company_id","retail_fen");--> statement-breakpoint
CREATE INDEX "items_off_sale" ON "items" USING btree ("company_id","id") WHERE not is_on_sale;--> statement-breakpoint
CREATE INDEX "items_no_picture" ON "items" USING btree ("company_id","id") WHERE img_url = '';--> statement-breakpoint
CREATE INDEX "products_brand" ON "products" USING btree ("company_id","brand_id");