CREATE TABLE "tax_services" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"provider" text NOT NULL,
	"is_enabled" boolean NOT NULL,
	"is_first" boolean NOT NULL,
	"settings" jsonb NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "tax_services_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "tax_services_provider" UNIQUE("company_id","provider")
);
--> statement-breakpoint
ALTER TABLE "tax_services" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "invoice_reds" ADD COLUMN "tax_provider" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "tax_provider" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE POLICY "tenant" ON "tax_services" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);