CREATE TABLE "consents" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"consent_type" integer NOT NULL,
	"version" text NOT NULL,
	"is_agreed" boolean NOT NULL,
	"ip" text NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	CONSTRAINT "consents_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "consents_type" CHECK ("consents"."consent_type" in (1, 2, 3))
);
--> statement-breakpoint
ALTER TABLE "consents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "agreements" DROP CONSTRAINT "agreements_type";--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_account_fk" FOREIGN KEY ("company_id","account_id") REFERENCES "public"."accounts"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_account" ON "consents" USING btree ("company_id","account_id","id");--> statement-breakpoint
ALTER TABLE "accounts" DROP COLUMN "agreement_version";--> statement-breakpoint
ALTER TABLE "accounts" DROP COLUMN "agreed_at";--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_type" CHECK ("agreements"."agreement_type" in (1, 2, 3));--> statement-breakpoint
CREATE POLICY "tenant" ON "consents" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);