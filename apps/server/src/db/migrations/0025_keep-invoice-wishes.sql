CREATE TABLE "order_invoice_wishes" (
	"company_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"title_id" bigint NOT NULL,
	"title" jsonb NOT NULL,
	"receive_email" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"invoice_req_no" text DEFAULT '' NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "order_invoice_wishes_company_id_order_id_pk" PRIMARY KEY("company_id","order_id"),
	CONSTRAINT "order_invoice_wishes_kind" CHECK ("order_invoice_wishes"."kind" in ('81', '82')),
	CONSTRAINT "order_invoice_wishes_state" CHECK ("order_invoice_wishes"."state" in ('waiting', 'asked', 'ended'))
);
--> statement-breakpoint
ALTER TABLE "order_invoice_wishes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "order_invoice_wishes" ADD CONSTRAINT "order_invoice_wishes_order_fk" FOREIGN KEY ("company_id","order_id") REFERENCES "public"."orders"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "tenant" ON "order_invoice_wishes" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);