ALTER TABLE "credit_entries" DROP CONSTRAINT "credit_entries_kind";--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_kind" CHECK ("credit_entries"."kind" in ('allocated', 'updated', 'purchased', 'reimbursed', 'refunded', 'reverted', 'frozen', 'unfrozen', 'consumed'));
--> statement-breakpoint
-- A hold that was used stood as one that was let go: its purchase was booked in the same instant.
UPDATE "credit_entries" AS e SET "kind" = 'consumed'
WHERE e."kind" = 'unfrozen' AND EXISTS (
  SELECT FROM "credit_entries" p
  WHERE p."company_id" = e."company_id" AND p."credit_id" = e."credit_id" AND p."kind" = 'purchased'
    AND p."source_id" = split_part(e."source_id", ':', 1) AND p."created_at" = e."created_at"
);
