CREATE TABLE "goods_imports" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"file_id" bigint NOT NULL,
	"file_name" text NOT NULL,
	"state" text NOT NULL,
	"done_rows" integer DEFAULT 0 NOT NULL,
	"total_rows" integer DEFAULT 0 NOT NULL,
	"new_rows" integer DEFAULT 0 NOT NULL,
	"changed_rows" integer DEFAULT 0 NOT NULL,
	"same_rows" integer DEFAULT 0 NOT NULL,
	"refused_rows" integer DEFAULT 0 NOT NULL,
	"samples" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"faults" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_items" integer DEFAULT -1 NOT NULL,
	"updated_items" integer DEFAULT -1 NOT NULL,
	"is_partial" boolean DEFAULT false NOT NULL,
	"user_id" bigint NOT NULL,
	"user_name" text NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"heard_at" timestamptz(3) NOT NULL,
	"ended_at" timestamptz(3),
	CONSTRAINT "goods_imports_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "goods_imports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "stored_files" DROP CONSTRAINT "stored_files_biz_type";--> statement-breakpoint
CREATE UNIQUE INDEX "goods_imports_one_busy" ON "goods_imports" USING btree ("company_id") WHERE state in ('checking', 'writing');--> statement-breakpoint
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_biz_type" CHECK ("stored_files"."biz_type" in (1, 2, 3, 4, 5, 6, 10));--> statement-breakpoint
CREATE POLICY "tenant" ON "goods_imports" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);