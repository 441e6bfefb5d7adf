CREATE TABLE "approval_rules" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"name" text NOT NULL,
	"priority" integer NOT NULL,
	"condition" jsonb NOT NULL,
	"steps" jsonb NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "approval_rules_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "approval_rules_name" UNIQUE("company_id","customer_id","name")
);
--> statement-breakpoint
ALTER TABLE "approval_rules" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "approval_tasks" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"approval_id" bigint NOT NULL,
	"trade_id" bigint NOT NULL,
	"round" integer NOT NULL,
	"step_no" integer NOT NULL,
	"mode" text NOT NULL,
	"account_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"user_name" text NOT NULL,
	"state" integer NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"from_task_id" bigint,
	"hops" integer DEFAULT 0 NOT NULL,
	"opened_at" timestamptz(3),
	"acted_at" timestamptz(3),
	"created_at" timestamptz(3) NOT NULL,
	CONSTRAINT "approval_tasks_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "approval_tasks_state" CHECK ("approval_tasks"."state" between 0 and 6),
	CONSTRAINT "approval_tasks_mode" CHECK ("approval_tasks"."mode" in ('any', 'all')),
	CONSTRAINT "approval_tasks_hops" CHECK ("approval_tasks"."hops" between 0 and 3)
);
--> statement-breakpoint
ALTER TABLE "approval_tasks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "approvals" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"trade_id" bigint NOT NULL,
	"trade_no" text NOT NULL,
	"customer_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"user_name" text NOT NULL,
	"org_name" text NOT NULL,
	"state" integer NOT NULL,
	"round" integer DEFAULT 1 NOT NULL,
	"current_step" integer DEFAULT 1 NOT NULL,
	"step_count" integer NOT NULL,
	"rule_id" bigint NOT NULL,
	"rule_name" text NOT NULL,
	"rule_text" text NOT NULL,
	"pay_fen" bigint NOT NULL,
	"first_item_name" text NOT NULL,
	"item_count" integer NOT NULL,
	"total_qty" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"submitted_at" timestamptz(3) NOT NULL,
	"due_at" timestamptz(3),
	"decided_at" timestamptz(3),
	"fail_reason" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "approvals_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "approvals_trade" UNIQUE("company_id","trade_id"),
	CONSTRAINT "approvals_state" CHECK ("approvals"."state" in (10, 20, 30, 40, 50)),
	CONSTRAINT "approvals_steps" CHECK ("approvals"."round" >= 1 and "approvals"."current_step" between 1 and "approvals"."step_count")
);
--> statement-breakpoint
ALTER TABLE "approvals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "credit_entries" DROP CONSTRAINT "credit_entries_kind";--> statement-breakpoint
ALTER TABLE "credit_entries" ADD COLUMN "frozen_delta_fen" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "approval_rules" ADD CONSTRAINT "approval_rules_customer_fk" FOREIGN KEY ("company_id","customer_id") REFERENCES "public"."customers"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_tasks" ADD CONSTRAINT "approval_tasks_approval_fk" FOREIGN KEY ("company_id","approval_id") REFERENCES "public"."approvals"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_tasks" ADD CONSTRAINT "approval_tasks_user_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_trade_fk" FOREIGN KEY ("company_id","trade_id") REFERENCES "public"."trades"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "approval_rules_order" ON "approval_rules" USING btree ("company_id","customer_id","priority","id");--> statement-breakpoint
CREATE INDEX "approval_tasks_approval" ON "approval_tasks" USING btree ("company_id","approval_id","round","step_no","id");--> statement-breakpoint
CREATE INDEX "approval_tasks_user" ON "approval_tasks" USING btree ("company_id","user_id","state","id");--> statement-breakpoint
CREATE INDEX "approval_tasks_trade" ON "approval_tasks" USING btree ("company_id","trade_id","user_id");--> statement-breakpoint
CREATE INDEX "approvals_user" ON "approvals" USING btree ("company_id","user_id","id");--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_kind" CHECK ("credit_entries"."kind" in ('allocated', 'updated', 'purchased', 'reimbursed', 'refunded', 'reverted', 'frozen', 'unfrozen'));--> statement-breakpoint
CREATE POLICY "tenant" ON "approval_rules" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "approval_tasks" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "approvals" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);