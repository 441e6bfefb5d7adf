CREATE TABLE "return_addresses" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"supplier_id" bigint NOT NULL,
	"receiver" text NOT NULL,
	"mobile" text NOT NULL,
	"area_code" text NOT NULL,
	"area_text" text NOT NULL,
	"address" text NOT NULL,
	"is_default" boolean NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "return_addresses_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "return_addresses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "return_history" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"return_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"from_state" integer,
	"to_state" integer NOT NULL,
	"event" text NOT NULL,
	"actor_type" text NOT NULL,
	"actor_id" bigint NOT NULL,
	"actor_name" text NOT NULL,
	"reason" text NOT NULL,
	"request_id" text,
	"created_at" timestamptz(3) NOT NULL,
	CONSTRAINT "return_history_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "return_history_version" UNIQUE("company_id","return_id","version")
);
--> statement-breakpoint
ALTER TABLE "return_history" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "return_lines" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"return_id" bigint NOT NULL,
	"order_line_id" bigint NOT NULL,
	"basis" text NOT NULL,
	"qty" integer NOT NULL,
	"apply_fen" bigint NOT NULL,
	"is_whole" boolean NOT NULL,
	"agree_fen" bigint,
	"refund_fen" bigint,
	"good_qty" integer,
	"bad_qty" integer,
	CONSTRAINT "return_lines_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "return_lines_line" UNIQUE("company_id","return_id","order_line_id"),
	CONSTRAINT "return_lines_basis" CHECK ("return_lines"."basis" in ('unshipped', 'transit', 'received')),
	CONSTRAINT "return_lines_qty" CHECK ("return_lines"."qty" > 0 and coalesce("return_lines"."good_qty", 0) >= 0 and coalesce("return_lines"."bad_qty", 0) >= 0 and coalesce("return_lines"."good_qty", 0) + coalesce("return_lines"."bad_qty", 0) <= "return_lines"."qty"),
	CONSTRAINT "return_lines_fees" CHECK ("return_lines"."apply_fen" >= 0 and coalesce("return_lines"."agree_fen", 0) between 0 and "return_lines"."apply_fen" and coalesce("return_lines"."refund_fen", 0) >= 0)
);
--> statement-breakpoint
ALTER TABLE "return_lines" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "return_parcels" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"return_id" bigint NOT NULL,
	"direction" text NOT NULL,
	"logistics_code" text NOT NULL,
	"logistics_name" text NOT NULL,
	"logistics_no" text NOT NULL,
	"images" jsonb NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "return_parcels_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "return_parcels_direction" UNIQUE("company_id","return_id","direction"),
	CONSTRAINT "return_parcels_direction_code" CHECK ("return_parcels"."direction" in ('back', 'exchange'))
);
--> statement-breakpoint
ALTER TABLE "return_parcels" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "return_sheets" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"return_no" text NOT NULL,
	"order_id" bigint NOT NULL,
	"order_no" text NOT NULL,
	"customer_id" bigint NOT NULL,
	"customer_name" text NOT NULL,
	"user_id" bigint NOT NULL,
	"user_name" text NOT NULL,
	"org_id" bigint,
	"supplier_id" bigint NOT NULL,
	"supplier_name" text NOT NULL,
	"return_type" integer NOT NULL,
	"state" integer NOT NULL,
	"reason_code" integer NOT NULL,
	"with_freight" boolean NOT NULL,
	"receive_state" integer NOT NULL,
	"remark" text NOT NULL,
	"images" jsonb NOT NULL,
	"contact_name" text NOT NULL,
	"contact_mobile" text NOT NULL,
	"exchange_item_id" bigint,
	"attempt" integer NOT NULL,
	"previous_id" bigint,
	"parcel_id" bigint,
	"apply_fen" bigint NOT NULL,
	"agree_fen" bigint,
	"refund_fen" bigint,
	"audit_remark" text DEFAULT '' NOT NULL,
	"return_address" jsonb,
	"refusal_images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"deadline_at" timestamptz(3),
	"closed_at" timestamptz(3),
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "return_sheets_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "return_sheets_no" UNIQUE("company_id","return_no"),
	CONSTRAINT "return_sheets_type" CHECK ("return_sheets"."return_type" in (1, 2, 3)),
	CONSTRAINT "return_sheets_state_code" CHECK ("return_sheets"."state" in (10, 20, 30, 40, 50, 55, 60, 70, 80, 90)),
	CONSTRAINT "return_sheets_receive_state" CHECK ("return_sheets"."receive_state" in (1, 2)),
	CONSTRAINT "return_sheets_attempt" CHECK ("return_sheets"."attempt" in (1, 2) and ("return_sheets"."attempt" = 2) = ("return_sheets"."previous_id" is not null)),
	CONSTRAINT "return_sheets_fees" CHECK ("return_sheets"."apply_fen" >= 0 and coalesce("return_sheets"."agree_fen", 0) between 0 and "return_sheets"."apply_fen" and coalesce("return_sheets"."refund_fen", 0) >= 0)
);
--> statement-breakpoint
ALTER TABLE "return_sheets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "order_refund_parts" DROP CONSTRAINT "order_refund_parts_source_type";--> statement-breakpoint
ALTER TABLE "stock_ledger" DROP CONSTRAINT "stock_ledger_type";--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "held_unshipped_qty" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "held_transit_qty" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "held_received_qty" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "refused_qty" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_after_sale_closed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "return_addresses" ADD CONSTRAINT "return_addresses_supplier_fk" FOREIGN KEY ("company_id","supplier_id") REFERENCES "public"."suppliers"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_history" ADD CONSTRAINT "return_history_sheet_fk" FOREIGN KEY ("company_id","return_id") REFERENCES "public"."return_sheets"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_sheet_fk" FOREIGN KEY ("company_id","return_id") REFERENCES "public"."return_sheets"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_order_line_fk" FOREIGN KEY ("company_id","order_line_id") REFERENCES "public"."order_lines"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_parcels" ADD CONSTRAINT "return_parcels_sheet_fk" FOREIGN KEY ("company_id","return_id") REFERENCES "public"."return_sheets"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_sheets" ADD CONSTRAINT "return_sheets_order_fk" FOREIGN KEY ("company_id","order_id") REFERENCES "public"."orders"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "return_addresses_supplier" ON "return_addresses" USING btree ("company_id","supplier_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "return_addresses_default" ON "return_addresses" USING btree ("company_id","supplier_id") WHERE is_default;--> statement-breakpoint
CREATE INDEX "return_lines_order_line" ON "return_lines" USING btree ("company_id","order_line_id");--> statement-breakpoint
CREATE UNIQUE INDEX "return_sheets_previous" ON "return_sheets" USING btree ("company_id","previous_id") WHERE previous_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "return_sheets_parcel" ON "return_sheets" USING btree ("company_id","parcel_id") WHERE parcel_id is not null;--> statement-breakpoint
CREATE INDEX "return_sheets_order" ON "return_sheets" USING btree ("company_id","order_id","id");--> statement-breakpoint
CREATE INDEX "return_sheets_user" ON "return_sheets" USING btree ("company_id","user_id","id");--> statement-breakpoint
CREATE INDEX "return_sheets_customer" ON "return_sheets" USING btree ("company_id","customer_id","id");--> statement-breakpoint
CREATE INDEX "return_sheets_supplier" ON "return_sheets" USING btree ("company_id","supplier_id","id");--> statement-breakpoint
CREATE INDEX "return_sheets_state" ON "return_sheets" USING btree ("company_id","state","id");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_held" CHECK ("order_lines"."held_unshipped_qty" between 0 and "order_lines"."qty" - "order_lines"."cancelled_qty" - "order_lines"."shipped_qty" and "order_lines"."held_transit_qty" between 0 and "order_lines"."shipped_qty" - "order_lines"."received_qty" and "order_lines"."held_received_qty" >= 0 and "order_lines"."refused_qty" >= 0 and "order_lines"."held_received_qty" + "order_lines"."refused_qty" <= "order_lines"."received_qty" - "order_lines"."returned_qty");--> statement-breakpoint
ALTER TABLE "order_refund_parts" ADD CONSTRAINT "order_refund_parts_source_type" CHECK ("order_refund_parts"."source_type" in ('cancelOrder', 'cancelShort', 'return'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_after_sale_state" CHECK ("orders"."after_sale_state" between 0 and 3);--> statement-breakpoint
ALTER TABLE "stock_ledger" ADD CONSTRAINT "stock_ledger_type" CHECK ("stock_ledger"."source_type" in ('reserve', 'release', 'ship', 'count', 'import', 'return', 'exchange'));--> statement-breakpoint
CREATE POLICY "tenant" ON "return_addresses" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "return_history" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "return_lines" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "return_parcels" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "return_sheets" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);