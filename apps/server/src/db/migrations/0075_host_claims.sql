CREATE TABLE "host_claims" (
	"company_id" bigint NOT NULL,
	"host" text NOT NULL,
	"token" text NOT NULL,
	"proved_at" timestamptz(3),
	"created_at" timestamptz(3) NOT NULL,
	CONSTRAINT "host_claims_company_id_host_pk" PRIMARY KEY("company_id","host")
);
--> statement-breakpoint
ALTER TABLE "host_claims" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "tenant" ON "host_claims" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);