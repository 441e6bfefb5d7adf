CREATE TABLE "bank_serials" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"bank_serial_no" text NOT NULL,
	"taken_at" timestamptz(3) NOT NULL,
	CONSTRAINT "bank_serials_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "bank_serials_no" UNIQUE("company_id","bank_serial_no")
);
--> statement-breakpoint
ALTER TABLE "bank_serials" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "tenant" ON "bank_serials" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
INSERT INTO "bank_serials" ("company_id", "id", "bank_serial_no", "taken_at")
	SELECT "company_id", "id", "bank_serial_no", coalesce("confirmed_at", "created_at") FROM "transfers" WHERE "transfer_state" = 1
	UNION ALL
	SELECT "company_id", "id", "bank_serial_no", "created_at" FROM "statement_payments" WHERE "state" <> 2
	ON CONFLICT DO NOTHING;
