CREATE TABLE "list_exports" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"body" jsonb NOT NULL,
	"state" integer NOT NULL,
	"done_rows" integer DEFAULT 0 NOT NULL,
	"total_rows" integer NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"file_name" text NOT NULL,
	"file_id" bigint,
	"size_bytes" integer DEFAULT 0 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"ended_at" timestamptz(3),
	CONSTRAINT "list_exports_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "list_exports_state" CHECK ("list_exports"."state" in (10, 20, 30) and ("list_exports"."state" = 20) = ("list_exports"."file_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "list_exports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "list_habits" ADD COLUMN "export_hidden" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "list_exports" ADD CONSTRAINT "list_exports_account_fk" FOREIGN KEY ("company_id","account_id") REFERENCES "public"."accounts"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "list_exports_account" ON "list_exports" USING btree ("company_id","account_id","id");--> statement-breakpoint
CREATE INDEX "list_exports_age" ON "list_exports" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "list_exports_one_busy" ON "list_exports" USING btree ("company_id","account_id") WHERE state = 10;--> statement-breakpoint
CREATE POLICY "tenant" ON "list_exports" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);