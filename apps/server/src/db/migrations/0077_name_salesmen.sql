ALTER TABLE "customers" ADD COLUMN "salesman_id" bigint;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "closed_at" timestamptz(3);--> statement-breakpoint
CREATE INDEX "customers_salesman" ON "customers" USING btree ("company_id","salesman_id");