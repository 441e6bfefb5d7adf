ALTER TABLE "order_notes" ADD COLUMN "is_for_buyer" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_created" ON "orders" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_pay_fen" ON "orders" USING btree ("company_id","pay_fen","id");--> statement-breakpoint
CREATE INDEX "orders_purchase" ON "orders" USING btree ("company_id","purchase_no","id") WHERE purchase_no <> '';