CREATE TABLE "goods_run_batches" (
	"company_id" bigint NOT NULL,
	"run_id" bigint NOT NULL,
	"batch_no" integer NOT NULL,
	"item_ids" jsonb NOT NULL,
	CONSTRAINT "goods_run_batches_company_id_run_id_batch_no_pk" PRIMARY KEY("company_id","run_id","batch_no")
);
--> statement-breakpoint
ALTER TABLE "goods_run_batches" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "goods_runs" ADD COLUMN "undo_after_id" bigint;--> statement-breakpoint
ALTER TABLE "goods_run_batches" ADD CONSTRAINT "goods_run_batches_run_fk" FOREIGN KEY ("company_id","run_id") REFERENCES "public"."goods_runs"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "tenant" ON "goods_run_batches" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);