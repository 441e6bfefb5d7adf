CREATE TABLE "promotions" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"title" text NOT NULL,
	"threshold_fen" bigint NOT NULL,
	"off_fen" bigint NOT NULL,
	"scope" text NOT NULL,
	"scope_ids" bigint[] DEFAULT '{}'::bigint[] NOT NULL,
	"begins_at" timestamptz(3) NOT NULL,
	"ends_at" timestamptz(3),
	"is_stopped" boolean DEFAULT false NOT NULL,
	"user_name" text NOT NULL,
	"changed_at" timestamptz(3) NOT NULL,
	CONSTRAINT "promotions_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "promotions_amounts" CHECK ("promotions"."off_fen" > 0 and "promotions"."off_fen" <= "promotions"."threshold_fen"),
	CONSTRAINT "promotions_scope" CHECK ("promotions"."scope" in ('all', 'category', 'brand', 'supplier')),
	CONSTRAINT "promotions_span" CHECK ("promotions"."ends_at" > "promotions"."begins_at")
);
--> statement-breakpoint
ALTER TABLE "promotions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "promotions_begin" ON "promotions" USING btree ("company_id","begins_at");--> statement-breakpoint
CREATE POLICY "tenant" ON "promotions" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);