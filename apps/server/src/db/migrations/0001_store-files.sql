CREATE TABLE "stored_files" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"sha256" text NOT NULL,
	"biz_type" integer NOT NULL,
	"media_type" text NOT NULL,
	"file_name" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"is_public" boolean NOT NULL,
	"account_id" bigint,
	"ticket_id" bigint,
	"claimed_at" timestamptz(3),
	"created_at" timestamptz(3) NOT NULL,
	CONSTRAINT "stored_files_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "stored_files_biz_type" CHECK ("stored_files"."biz_type" in (1, 2, 3, 4, 10)),
	CONSTRAINT "stored_files_size" CHECK ("stored_files"."size_bytes" >= 0)
);
--> statement-breakpoint
ALTER TABLE "stored_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "upload_tickets" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"token_hash" text NOT NULL,
	"mobile" text NOT NULL,
	"files_left" integer NOT NULL,
	"expires_at" timestamptz(3) NOT NULL,
	CONSTRAINT "upload_tickets_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "upload_tickets_token" UNIQUE("company_id","token_hash"),
	CONSTRAINT "upload_tickets_left" CHECK ("upload_tickets"."files_left" >= 0)
);
--> statement-breakpoint
ALTER TABLE "upload_tickets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "stored_files_sha256" ON "stored_files" USING btree ("company_id","sha256");--> statement-breakpoint
CREATE INDEX "stored_files_unclaimed" ON "stored_files" USING btree ("company_id","created_at") WHERE claimed_at is null;--> statement-breakpoint
CREATE INDEX "upload_tickets_expiry" ON "upload_tickets" USING btree ("company_id","expires_at");--> statement-breakpoint
CREATE POLICY "tenant" ON "stored_files" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "upload_tickets" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);