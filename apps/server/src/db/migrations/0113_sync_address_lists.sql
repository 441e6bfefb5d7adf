CREATE TABLE "directory_sync_lines" (
	"company_id" bigint NOT NULL,
	"sync_id" bigint NOT NULL,
	"line_no" integer NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"before" text NOT NULL,
	"after" text NOT NULL,
	"reason" text NOT NULL,
	"waiting_approvals" integer DEFAULT 0 NOT NULL,
	"open_orders" integer DEFAULT 0 NOT NULL,
	"plan" jsonb NOT NULL,
	"is_chosen" boolean NOT NULL,
	"state" text NOT NULL,
	"outcome" text DEFAULT '' NOT NULL,
	CONSTRAINT "directory_sync_lines_company_id_sync_id_line_no_pk" PRIMARY KEY("company_id","sync_id","line_no")
);
--> statement-breakpoint
ALTER TABLE "directory_sync_lines" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "directory_syncs" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"user_name" text NOT NULL,
	"connection_version" integer NOT NULL,
	"state" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"read_count" integer DEFAULT 0 NOT NULL,
	"is_whole" boolean DEFAULT true NOT NULL,
	"unseen_people" integer DEFAULT 0 NOT NULL,
	"unseen_departments" integer DEFAULT 0 NOT NULL,
	"directory_digest" text DEFAULT '' NOT NULL,
	"house_digest" text DEFAULT '' NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"read_at" timestamptz(3),
	"begun_at" timestamptz(3),
	"ended_at" timestamptz(3),
	CONSTRAINT "directory_syncs_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "directory_syncs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "org_units" ADD COLUMN "directory_id" text;--> statement-breakpoint
ALTER TABLE "directory_sync_lines" ADD CONSTRAINT "directory_sync_lines_sync_fk" FOREIGN KEY ("company_id","sync_id") REFERENCES "public"."directory_syncs"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_syncs" ADD CONSTRAINT "directory_syncs_customer_fk" FOREIGN KEY ("company_id","customer_id") REFERENCES "public"."customers"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "directory_syncs_customer" ON "directory_syncs" USING btree ("company_id","customer_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "directory_syncs_running" ON "directory_syncs" USING btree ("company_id","customer_id") WHERE "directory_syncs"."state" in ('reading', 'applying');--> statement-breakpoint
ALTER TABLE "org_units" ADD CONSTRAINT "org_units_directory" UNIQUE("company_id","customer_id","directory_id");--> statement-breakpoint
CREATE POLICY "tenant" ON "directory_sync_lines" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "directory_syncs" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);