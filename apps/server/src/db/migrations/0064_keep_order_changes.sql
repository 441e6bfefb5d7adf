CREATE TABLE "order_changes" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"order_no" text NOT NULL,
	"state" integer NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"old_pay_fen" bigint NOT NULL,
	"new_pay_fen" bigint NOT NULL,
	"reason" text NOT NULL,
	"requester_id" bigint NOT NULL,
	"requester_name" text NOT NULL,
	"ends_at" timestamptz(3) NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answer_name" text DEFAULT '' NOT NULL,
	"answered_at" timestamptz(3),
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	CONSTRAINT "order_changes_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "order_changes_state_code" CHECK ("order_changes"."state" in (10, 20, 30, 40, 50))
);
--> statement-breakpoint
ALTER TABLE "order_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "order_changes" ADD CONSTRAINT "order_changes_order_fk" FOREIGN KEY ("company_id","order_id") REFERENCES "public"."orders"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_changes_waiting" ON "order_changes" USING btree ("company_id","order_id") WHERE state = 10;--> statement-breakpoint
CREATE INDEX "order_changes_order" ON "order_changes" USING btree ("company_id","order_id","id");--> statement-breakpoint
CREATE POLICY "tenant" ON "order_changes" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);