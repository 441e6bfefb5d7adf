CREATE TABLE "waybill_contracts" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"supplier_id" bigint NOT NULL,
	"logistics_code" text NOT NULL,
	"settings" jsonb NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "waybill_contracts_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "waybill_contracts_courier" UNIQUE("company_id","supplier_id","logistics_code")
);
--> statement-breakpoint
ALTER TABLE "waybill_contracts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "waybills" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"turn" integer NOT NULL,
	"logistics_code" text NOT NULL,
	"state" text NOT NULL,
	"logistics_no" text DEFAULT '' NOT NULL,
	"courier_order_no" text DEFAULT '' NOT NULL,
	"label_url" text DEFAULT '' NOT NULL,
	"refusal_text" text DEFAULT '' NOT NULL,
	"busy_until" timestamptz(3),
	"parcel_id" bigint,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "waybills_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "waybills_turn" UNIQUE("company_id","order_id","turn"),
	CONSTRAINT "waybills_state" CHECK ("waybills"."state" in ('asked', 'given', 'used', 'cancelling', 'cancelled', 'refused'))
);
--> statement-breakpoint
ALTER TABLE "waybills" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "waybill_contracts" ADD CONSTRAINT "waybill_contracts_supplier_fk" FOREIGN KEY ("company_id","supplier_id") REFERENCES "public"."suppliers"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waybills" ADD CONSTRAINT "waybills_order_fk" FOREIGN KEY ("company_id","order_id") REFERENCES "public"."orders"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waybills" ADD CONSTRAINT "waybills_parcel_fk" FOREIGN KEY ("company_id","parcel_id") REFERENCES "public"."parcels"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "waybills_open" ON "waybills" USING btree ("company_id","order_id") WHERE state in ('asked', 'given', 'cancelling');--> statement-breakpoint
CREATE POLICY "tenant" ON "waybill_contracts" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "waybills" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);