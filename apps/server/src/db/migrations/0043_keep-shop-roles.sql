CREATE TABLE "shop_roles" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"account_type" integer NOT NULL,
	"name" text NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"permissions" text[] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "shop_roles_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "shop_roles_name" UNIQUE("company_id","account_type","name"),
	CONSTRAINT "shop_roles_account_type" CHECK ("shop_roles"."account_type" in (2, 3))
);
--> statement-breakpoint
ALTER TABLE "shop_roles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "shop_roles" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE POLICY "tenant" ON "shop_roles" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);