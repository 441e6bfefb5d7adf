CREATE TABLE "bought_items" (
	"company_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"item_name" text NOT NULL,
	"item_no" text NOT NULL,
	CONSTRAINT "bought_items_company_id_customer_id_item_id_item_name_pk" PRIMARY KEY("company_id","customer_id","item_id","item_name")
);
--> statement-breakpoint
ALTER TABLE "bought_items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "orders_user";--> statement-breakpoint
DROP INDEX "orders_customer";--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "customer_id" bigint;--> statement-breakpoint
UPDATE "order_lines" l SET "customer_id" = o."customer_id" FROM "orders" o WHERE o."company_id" = l."company_id" AND o."id" = l."order_id";--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "customer_id" SET NOT NULL;--> statement-breakpoint
INSERT INTO "bought_items" ("company_id", "customer_id", "item_id", "item_name", "item_no")
	SELECT DISTINCT ON ("company_id", "customer_id", "item_id", "item_name") "company_id", "customer_id", "item_id", "item_name", "item_no"
	FROM "order_lines" ORDER BY "company_id", "customer_id", "item_id", "item_name", "id" DESC;--> statement-breakpoint
CREATE INDEX "order_lines_item" ON "order_lines" USING btree ("company_id","item_id","customer_id","order_id");--> statement-breakpoint
CREATE INDEX "orders_user_state" ON "orders" USING btree ("company_id","user_id","state","id","is_hidden");--> statement-breakpoint
CREATE INDEX "orders_customer_state" ON "orders" USING btree ("company_id","customer_id","state","id","is_hidden","user_id","org_id");--> statement-breakpoint
CREATE INDEX "orders_purchase_no" ON "orders" USING btree ("company_id","customer_id","purchase_no") WHERE purchase_no <> '';--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("company_id","user_id","id","is_hidden");--> statement-breakpoint
CREATE INDEX "orders_customer" ON "orders" USING btree ("company_id","customer_id","id","is_hidden","user_id","org_id");--> statement-breakpoint
CREATE POLICY "tenant" ON "bought_items" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);