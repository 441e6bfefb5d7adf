ALTER TABLE "items" ADD COLUMN "piece_qty" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "piece_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_pieces" CHECK ("items"."piece_qty" >= 1 and ("items"."piece_qty" = 1) = ("items"."piece_name" = ''));