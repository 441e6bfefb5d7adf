CREATE TABLE "categories" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"parent_id" bigint NOT NULL,
	"level" integer NOT NULL,
	"name" text NOT NULL,
	"icon_name" text DEFAULT '' NOT NULL,
	"img_url" text DEFAULT '' NOT NULL,
	"sort_no" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "categories_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "categories_sibling_name" UNIQUE("company_id","parent_id","name")
);
--> statement-breakpoint
ALTER TABLE "categories" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "audit_records" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"actor_id" bigint NOT NULL,
	"actor_name" text NOT NULL,
	"ip" text NOT NULL,
	"path" text NOT NULL,
	"subject" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"created_at" timestamptz(3) NOT NULL,
	CONSTRAINT "audit_records_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "audit_records" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "outbox" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"payload" jsonb NOT NULL,
	"due_at" timestamptz(3) NOT NULL,
	"attempts" integer NOT NULL,
	"leased_until" timestamptz(3),
	"done_at" timestamptz(3),
	"last_error" text,
	"created_at" timestamptz(3) NOT NULL,
	CONSTRAINT "outbox_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "outbox" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "request_answers" (
	"company_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"path" text NOT NULL,
	"request_id" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamptz(3) NOT NULL,
	CONSTRAINT "request_answers_company_id_account_id_path_request_id_pk" PRIMARY KEY("company_id","account_id","path","request_id")
);
--> statement-breakpoint
ALTER TABLE "request_answers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "timers" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"due_at" timestamptz(3) NOT NULL,
	"leased_until" timestamptz(3),
	"done_at" timestamptz(3),
	"created_at" timestamptz(3) NOT NULL,
	CONSTRAINT "timers_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "timers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "companies" (
	"id" bigint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "host_maps" (
	"host" text PRIMARY KEY NOT NULL,
	"id" bigint NOT NULL,
	"mapped_company_id" bigint NOT NULL,
	"created_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "node_leases" (
	"node" integer PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"leased_until" timestamptz(3) NOT NULL,
	CONSTRAINT "node_leases_holder" UNIQUE("holder")
);
--> statement-breakpoint
CREATE TABLE "shop_settings" (
	"company_id" bigint PRIMARY KEY NOT NULL,
	"site_name" text NOT NULL,
	"page_desc" text NOT NULL,
	"web_color" text NOT NULL,
	"logo_url" text NOT NULL,
	"company_logo_url" text NOT NULL,
	"options" jsonb NOT NULL,
	"updated_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shop_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "templates" (
	"company_id" bigint NOT NULL,
	"page_kind" text NOT NULL,
	"id" bigint NOT NULL,
	"content" jsonb NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "templates_company_id_page_kind_pk" PRIMARY KEY("company_id","page_kind")
);
--> statement-breakpoint
ALTER TABLE "templates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "host_maps" ADD CONSTRAINT "host_maps_mapped_company_id_companies_id_fk" FOREIGN KEY ("mapped_company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "categories_level" ON "categories" USING btree ("company_id","level","sort_no");--> statement-breakpoint
CREATE INDEX "audit_records_subject" ON "audit_records" USING btree ("company_id","subject","created_at");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("company_id","done_at","due_at");--> statement-breakpoint
CREATE INDEX "request_answers_age" ON "request_answers" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "timers_due" ON "timers" USING btree ("company_id","done_at","due_at");--> statement-breakpoint
CREATE POLICY "tenant" ON "categories" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "audit_records" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "outbox" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "request_answers" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "timers" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "shop_settings" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "templates" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);