ALTER TABLE "invoices" ADD COLUMN "ofd_file_id" bigint;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "xml_file_id" bigint;