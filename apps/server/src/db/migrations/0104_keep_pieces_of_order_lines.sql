ALTER TABLE "order_lines" ADD COLUMN "piece_qty" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "piece_name" text DEFAULT '' NOT NULL;