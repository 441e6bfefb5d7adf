CREATE TABLE "look_versions" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"version_no" integer,
	"look" jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"user_id" bigint NOT NULL,
	"user_name" text NOT NULL,
	"changed_at" timestamptz(3) NOT NULL,
	"published_at" timestamptz(3),
	CONSTRAINT "look_versions_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "look_versions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE UNIQUE INDEX "look_versions_one_draft" ON "look_versions" USING btree ("company_id") WHERE version_no is null;--> statement-breakpoint
CREATE UNIQUE INDEX "look_versions_no" ON "look_versions" USING btree ("company_id","version_no");--> statement-breakpoint
CREATE POLICY "tenant" ON "look_versions" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);