CREATE TABLE "registrations" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"state" integer NOT NULL,
	"customer_name" text NOT NULL,
	"tax_no" text NOT NULL,
	"contact_name" text NOT NULL,
	"area_code" text NOT NULL,
	"address" text NOT NULL,
	"bank_name" text NOT NULL,
	"bank_account" text NOT NULL,
	"license_file_id" bigint NOT NULL,
	"rounds" integer DEFAULT 1 NOT NULL,
	"submitted_at" timestamptz(3) NOT NULL,
	"reject_reason" text DEFAULT '' NOT NULL,
	"auditor_name" text DEFAULT '' NOT NULL,
	"audited_at" timestamptz(3),
	"customer_id" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "registrations_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "registrations_account" UNIQUE("company_id","account_id"),
	CONSTRAINT "registrations_state" CHECK ("registrations"."state" in (1, 2, 3)),
	CONSTRAINT "registrations_customer" CHECK (("registrations"."state" = 2) = ("registrations"."customer_id" is not null)),
	CONSTRAINT "registrations_reason" CHECK (("registrations"."state" = 3) = ("registrations"."reject_reason" <> ''))
);
--> statement-breakpoint
ALTER TABLE "registrations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_account_fk" FOREIGN KEY ("company_id","account_id") REFERENCES "public"."accounts"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_customer_fk" FOREIGN KEY ("company_id","customer_id") REFERENCES "public"."customers"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_license_fk" FOREIGN KEY ("company_id","license_file_id") REFERENCES "public"."stored_files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "registrations_tax_no" ON "registrations" USING btree ("company_id","tax_no") WHERE state in (1, 2);--> statement-breakpoint
CREATE INDEX "registrations_list" ON "registrations" USING btree ("company_id","state","submitted_at");--> statement-breakpoint
CREATE POLICY "tenant" ON "registrations" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);