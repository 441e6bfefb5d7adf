CREATE TABLE "order_notes" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"user_name" text NOT NULL,
	"supplier_id" bigint,
	"text" text NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	CONSTRAINT "order_notes_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "order_notes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "awaiting_shipment_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_fk" FOREIGN KEY ("company_id","order_id") REFERENCES "public"."orders"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_notes_order" ON "order_notes" USING btree ("company_id","order_id","id");--> statement-breakpoint
CREATE INDEX "orders_to_ship" ON "orders" USING btree ("company_id","awaiting_shipment_at","id","supplier_id") WHERE state in (30, 35);--> statement-breakpoint
CREATE INDEX "orders_cancel_asked" ON "orders" USING btree ("company_id","id","supplier_id") WHERE cancel_state = 1;--> statement-breakpoint
CREATE POLICY "tenant" ON "order_notes" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);