CREATE TABLE "goods_proposals" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"supplier_id" bigint NOT NULL,
	"product_id" bigint,
	"product_no" text NOT NULL,
	"title" text NOT NULL,
	"state" integer NOT NULL,
	"round" integer DEFAULT 1 NOT NULL,
	"before" jsonb,
	"wanted" jsonb NOT NULL,
	"change_count" integer NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"submitter_name" text NOT NULL,
	"submitted_at" timestamptz(3) NOT NULL,
	"checker_name" text DEFAULT '' NOT NULL,
	"answered_at" timestamptz(3),
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "goods_proposals_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "goods_proposals_state_code" CHECK ("goods_proposals"."state" in (10, 20, 30, 40)),
	CONSTRAINT "goods_proposals_agreed" CHECK ("goods_proposals"."state" <> 20 or "goods_proposals"."product_id" is not null)
);
--> statement-breakpoint
ALTER TABLE "goods_proposals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "goods_proposals" ADD CONSTRAINT "goods_proposals_supplier_fk" FOREIGN KEY ("company_id","supplier_id") REFERENCES "public"."suppliers"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "goods_proposals_state" ON "goods_proposals" USING btree ("company_id","state","id");--> statement-breakpoint
CREATE INDEX "goods_proposals_supplier" ON "goods_proposals" USING btree ("company_id","supplier_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "goods_proposals_open" ON "goods_proposals" USING btree ("company_id","product_id","supplier_id") WHERE state <> 20;--> statement-breakpoint
CREATE POLICY "tenant" ON "goods_proposals" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);