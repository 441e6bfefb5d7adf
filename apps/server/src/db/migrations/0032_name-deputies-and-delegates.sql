CREATE TABLE "approval_delegations" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"to_user_id" bigint NOT NULL,
	"from_at" timestamptz(3) NOT NULL,
	"to_at" timestamptz(3) NOT NULL,
	"is_enabled" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "approval_delegations_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "approval_delegations_user" UNIQUE("company_id","user_id"),
	CONSTRAINT "approval_delegations_span" CHECK ("approval_delegations"."from_at" < "approval_delegations"."to_at"),
	CONSTRAINT "approval_delegations_other" CHECK ("approval_delegations"."user_id" <> "approval_delegations"."to_user_id")
);
--> statement-breakpoint
ALTER TABLE "approval_delegations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "approval_rules" ADD COLUMN "fallback" jsonb DEFAULT '{"kind":"skip"}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "approval_tasks" ADD COLUMN "for_user_id" bigint;--> statement-breakpoint
ALTER TABLE "approval_tasks" ADD COLUMN "for_user_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "approval_delegations" ADD CONSTRAINT "approval_delegations_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_delegations" ADD CONSTRAINT "approval_delegations_to_fk" FOREIGN KEY ("company_id","to_user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "approval_delegations_to" ON "approval_delegations" USING btree ("company_id","to_user_id");--> statement-breakpoint
CREATE POLICY "tenant" ON "approval_delegations" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);