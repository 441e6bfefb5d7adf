CREATE TABLE "change_requests" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"kind" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"subject_name" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"reason" text NOT NULL,
	"state" integer NOT NULL,
	"requester_id" bigint NOT NULL,
	"requester_name" text NOT NULL,
	"checker_id" bigint,
	"checker_name" text DEFAULT '' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"ends_at" timestamptz(3) NOT NULL,
	"answered_at" timestamptz(3),
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	CONSTRAINT "change_requests_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "change_requests_state_code" CHECK ("change_requests"."state" in (10, 20, 30, 40)),
	CONSTRAINT "change_requests_second" CHECK ("change_requests"."checker_id" is null or "change_requests"."checker_id" <> "change_requests"."requester_id"),
	CONSTRAINT "change_requests_checked" CHECK ("change_requests"."state" not in (20, 30) or "change_requests"."checker_id" is not null)
);
--> statement-breakpoint
ALTER TABLE "change_requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "order_lines" DROP CONSTRAINT "order_lines_held";--> statement-breakpoint
ALTER TABLE "order_billings" ADD COLUMN "freight_fen" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "adjusted_qty" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "adjusted_fen" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "statement_lines" ADD COLUMN "about_id" bigint;--> statement-breakpoint
ALTER TABLE "statement_lines" ADD COLUMN "freight_fen" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "change_requests_waiting" ON "change_requests" USING btree ("company_id","kind","subject_id") WHERE state = 10;--> statement-breakpoint
CREATE INDEX "change_requests_state" ON "change_requests" USING btree ("company_id","state","id");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_adjusted" CHECK ("order_lines"."adjusted_qty" >= 0 and "order_lines"."adjusted_fen" <= 0 and "order_lines"."refunded_fen" <= "order_lines"."pay_fen" + "order_lines"."adjusted_fen");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_held" CHECK ("order_lines"."held_unshipped_qty" between 0 and "order_lines"."qty" - "order_lines"."cancelled_qty" - "order_lines"."shipped_qty" and "order_lines"."held_transit_qty" between 0 and "order_lines"."shipped_qty" - "order_lines"."received_qty" and "order_lines"."held_received_qty" >= 0 and "order_lines"."refused_qty" >= 0 and "order_lines"."held_received_qty" + "order_lines"."refused_qty" <= "order_lines"."received_qty" - "order_lines"."returned_qty" - "order_lines"."adjusted_qty");--> statement-breakpoint
CREATE POLICY "tenant" ON "change_requests" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
-- Deductions that stand so far: each is about the largest row of its line, where it is within that row and the line.
UPDATE "statement_lines" a SET "about_id" = r.id FROM (
  SELECT DISTINCT ON (l.company_id, l.statement_id, l.order_line_id) l.company_id, l.statement_id, l.order_line_id, l.id, l.fee_fen
  FROM "statement_lines" l WHERE l.source_type = 1 AND l.released_at IS NULL
  ORDER BY l.company_id, l.statement_id, l.order_line_id, l.fee_fen DESC) r,
  (SELECT s.company_id, s.statement_id, s.order_line_id, sum(s.fee_fen) AS fen, max(s.fee_fen) AS most
  FROM "statement_lines" s WHERE s.source_type = 3 AND s.released_at IS NULL AND s.order_line_id IS NOT NULL
  GROUP BY s.company_id, s.statement_id, s.order_line_id) t, "order_lines" g
WHERE a.source_type = 3 AND a.released_at IS NULL AND a.order_line_id = r.order_line_id
  AND (r.company_id, r.statement_id) = (a.company_id, a.statement_id)
  AND (t.company_id, t.statement_id, t.order_line_id) = (a.company_id, a.statement_id, a.order_line_id)
  AND (g.company_id, g.id) = (a.company_id, a.order_line_id)
  AND t.most < 0 AND -t.fen <= r.fee_fen AND -t.fen <= g.pay_fen - g.refunded_fen;--> statement-breakpoint
UPDATE "order_lines" l SET "adjusted_fen" = a.fen FROM (
  SELECT r.company_id, r.order_line_id, sum(r.fee_fen) AS fen FROM "statement_lines" r
  WHERE r.about_id IS NOT NULL AND r.released_at IS NULL GROUP BY r.company_id, r.order_line_id) a
WHERE (l.company_id, l.id) = (a.company_id, a.order_line_id) AND -a.fen <= l.pay_fen - l.refunded_fen;
