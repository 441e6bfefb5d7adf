CREATE TABLE "sign_on_connections" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"is_enabled" boolean NOT NULL,
	"is_only" boolean NOT NULL,
	"admission" text NOT NULL,
	"role_id" bigint,
	"domains" text[] NOT NULL,
	"proved_domains" text[] NOT NULL,
	"settings" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "sign_on_connections_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "sign_on_connections_customer" UNIQUE("company_id","customer_id"),
	CONSTRAINT "sign_on_connections_role" CHECK ("sign_on_connections"."admission" = 'link' or "sign_on_connections"."role_id" is not null)
);
--> statement-breakpoint
ALTER TABLE "sign_on_connections" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sign_on_identities" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"connection_id" bigint NOT NULL,
	"subject" text NOT NULL,
	"account_id" bigint NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	CONSTRAINT "sign_on_identities_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "sign_on_identities_subject" UNIQUE("company_id","connection_id","subject")
);
--> statement-breakpoint
ALTER TABLE "sign_on_identities" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sign_on_connections" ADD CONSTRAINT "sign_on_connections_customer_fk" FOREIGN KEY ("company_id","customer_id") REFERENCES "public"."customers"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_on_identities" ADD CONSTRAINT "sign_on_identities_connection_fk" FOREIGN KEY ("company_id","connection_id") REFERENCES "public"."sign_on_connections"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_on_identities" ADD CONSTRAINT "sign_on_identities_account_fk" FOREIGN KEY ("company_id","account_id") REFERENCES "public"."accounts"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_on_identities_account" ON "sign_on_identities" USING btree ("company_id","account_id");--> statement-breakpoint
CREATE POLICY "tenant" ON "sign_on_connections" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "sign_on_identities" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);