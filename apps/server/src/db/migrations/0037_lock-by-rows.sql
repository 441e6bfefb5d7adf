CREATE TABLE "export_locks" (
	"company_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	CONSTRAINT "export_locks_company_id_account_id_pk" PRIMARY KEY("company_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "export_locks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "timers" ADD COLUMN "is_once" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "timers_once" ON "timers" USING btree ("company_id","kind","subject") WHERE is_once;--> statement-breakpoint
CREATE POLICY "tenant" ON "export_locks" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);