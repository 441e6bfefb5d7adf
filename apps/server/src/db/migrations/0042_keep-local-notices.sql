CREATE TABLE "local_notices" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"due_at" timestamptz(3) NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	CONSTRAINT "local_notices_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "local_notices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "local_notices_due" ON "local_notices" USING btree ("company_id","due_at");--> statement-breakpoint
CREATE POLICY "tenant" ON "local_notices" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);