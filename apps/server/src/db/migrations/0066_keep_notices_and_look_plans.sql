CREATE TABLE "notices" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"begins_at" timestamptz(3) NOT NULL,
	"ends_at" timestamptz(3),
	"user_name" text NOT NULL,
	"changed_at" timestamptz(3) NOT NULL,
	CONSTRAINT "notices_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "notices_span" CHECK ("notices"."ends_at" > "notices"."begins_at")
);
--> statement-breakpoint
ALTER TABLE "notices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "help_docs" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "look_versions" ADD COLUMN "state" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "look_versions" ADD COLUMN "live_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "look_versions" ADD COLUMN "begins_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "look_versions" ADD COLUMN "ends_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "look_versions" ADD COLUMN "before_id" bigint;--> statement-breakpoint
CREATE INDEX "notices_begin" ON "notices" USING btree ("company_id","begins_at");--> statement-breakpoint
CREATE POLICY "tenant" ON "notices" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);