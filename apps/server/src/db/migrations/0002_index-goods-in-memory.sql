CREATE TABLE "search_changes" (
	"company_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"changed_xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"changed_at" timestamptz(3) NOT NULL,
	CONSTRAINT "search_changes_company_id_item_id_pk" PRIMARY KEY("company_id","item_id")
);
--> statement-breakpoint
ALTER TABLE "search_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"words" text[] NOT NULL,
	"is_one_way" boolean DEFAULT false NOT NULL,
	"replaces" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "search_synonyms_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "search_synonyms" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "search_docs" ADD COLUMN "supplier_id" bigint DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_docs" ADD COLUMN "terms" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_docs" ADD COLUMN "words_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "search_changes_feed" ON "search_changes" USING btree ("company_id","changed_xid");--> statement-breakpoint
CREATE UNIQUE INDEX "search_synonyms_replaces" ON "search_synonyms" USING btree ("company_id","replaces") WHERE "search_synonyms"."replaces" <> '';--> statement-breakpoint
CREATE POLICY "tenant" ON "search_changes" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "search_synonyms" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);