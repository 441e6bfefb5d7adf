ALTER TABLE "categories" ADD COLUMN "tax_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "tax_code" text DEFAULT '' NOT NULL;