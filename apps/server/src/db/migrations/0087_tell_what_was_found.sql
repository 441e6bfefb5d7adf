ALTER TABLE "return_lines" ADD COLUMN "bad_reason" text;--> statement-breakpoint
ALTER TABLE "return_lines" ADD COLUMN "missing_reason" text;--> statement-breakpoint
ALTER TABLE "return_lines" ADD COLUMN "found_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "return_lines" ADD COLUMN "found_images" jsonb DEFAULT '[]'::jsonb NOT NULL;