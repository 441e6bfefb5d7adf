CREATE TABLE "org_receivers" (
	"company_id" bigint NOT NULL,
	"org_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	CONSTRAINT "org_receivers_company_id_org_id_user_id_pk" PRIMARY KEY("company_id","org_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "org_receivers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "received_by" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "org_receivers" ADD CONSTRAINT "org_receivers_company_id_org_id_org_units_company_id_id_fk" FOREIGN KEY ("company_id","org_id") REFERENCES "public"."org_units"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_receivers" ADD CONSTRAINT "org_receivers_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "org_receivers_user" ON "org_receivers" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE POLICY "tenant" ON "org_receivers" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);