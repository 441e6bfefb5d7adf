CREATE TABLE "viewings" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"operator_id" bigint NOT NULL,
	"operator_session_id" bigint NOT NULL,
	"expires_at" timestamptz(3) NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	CONSTRAINT "viewings_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "viewings_token" UNIQUE("company_id","token_hash"),
	CONSTRAINT "viewings_operator" UNIQUE("company_id","operator_id")
);
--> statement-breakpoint
ALTER TABLE "viewings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "viewings" ADD CONSTRAINT "viewings_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewings" ADD CONSTRAINT "viewings_company_id_operator_id_users_company_id_id_fk" FOREIGN KEY ("company_id","operator_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewings" ADD CONSTRAINT "viewings_company_id_customer_id_customers_company_id_id_fk" FOREIGN KEY ("company_id","customer_id") REFERENCES "public"."customers"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "viewings_age" ON "viewings" USING btree ("company_id","expires_at");--> statement-breakpoint
CREATE POLICY "tenant" ON "viewings" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);