CREATE TABLE "supplier_papers" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"supplier_id" bigint NOT NULL,
	"paper_name" text NOT NULL,
	"paper_no" text DEFAULT '' NOT NULL,
	"valid_to" text DEFAULT '' NOT NULL,
	"file_id" bigint,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "supplier_papers_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "supplier_papers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "supplier_papers" ADD CONSTRAINT "supplier_papers_supplier_fk" FOREIGN KEY ("company_id","supplier_id") REFERENCES "public"."suppliers"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "supplier_papers_supplier" ON "supplier_papers" USING btree ("company_id","supplier_id");--> statement-breakpoint
CREATE INDEX "supplier_papers_end" ON "supplier_papers" USING btree ("company_id","valid_to");--> statement-breakpoint
CREATE POLICY "tenant" ON "supplier_papers" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);