CREATE TABLE "customer_contacts" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"contact_name" text NOT NULL,
	"duty" text NOT NULL,
	"job_title" text DEFAULT '' NOT NULL,
	"mobile" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"is_preferred" boolean DEFAULT false NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "customer_contacts_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "customer_contacts_duty" CHECK ("customer_contacts"."duty" in ('purchase', 'finance', 'receiving', 'technical', 'management', 'other'))
);
--> statement-breakpoint
ALTER TABLE "customer_contacts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "customer_contacts" ADD CONSTRAINT "customer_contacts_customer_fk" FOREIGN KEY ("company_id","customer_id") REFERENCES "public"."customers"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_contacts_customer" ON "customer_contacts" USING btree ("company_id","customer_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_contacts_preferred" ON "customer_contacts" USING btree ("company_id","customer_id") WHERE is_preferred;--> statement-breakpoint
CREATE POLICY "tenant" ON "customer_contacts" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);