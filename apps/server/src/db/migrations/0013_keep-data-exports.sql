CREATE TABLE "data_exports" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"state" integer NOT NULL,
	"parts_done" integer DEFAULT 0 NOT NULL,
	"part_count" integer NOT NULL,
	"file_id" bigint,
	"size_bytes" integer DEFAULT 0 NOT NULL,
	"finished_at" timestamptz(3),
	"created_at" timestamptz(3) NOT NULL,
	CONSTRAINT "data_exports_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "data_exports_state" CHECK ("data_exports"."state" in (10, 20, 30) and ("data_exports"."state" = 20) = ("data_exports"."file_id" is not null)),
	CONSTRAINT "data_exports_parts" CHECK ("data_exports"."parts_done" between 0 and "data_exports"."part_count")
);
--> statement-breakpoint
ALTER TABLE "data_exports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sms_codes" DROP CONSTRAINT "sms_codes_scene";--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_account_fk" FOREIGN KEY ("company_id","account_id") REFERENCES "public"."accounts"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_exports_account" ON "data_exports" USING btree ("company_id","account_id","id");--> statement-breakpoint
ALTER TABLE "sms_codes" ADD CONSTRAINT "sms_codes_scene" CHECK ("sms_codes"."scene" in (1, 2, 3, 4));--> statement-breakpoint
CREATE POLICY "tenant" ON "data_exports" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);