CREATE TABLE "catalogue_changes" (
	"company_id" bigint NOT NULL,
	"changed_xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"changed_at" timestamptz(3) NOT NULL,
	CONSTRAINT "catalogue_changes_company_id_changed_xid_pk" PRIMARY KEY("company_id","changed_xid")
);
--> statement-breakpoint
ALTER TABLE "catalogue_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "tenant" ON "catalogue_changes" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);