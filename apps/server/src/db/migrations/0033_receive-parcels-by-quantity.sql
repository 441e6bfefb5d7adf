ALTER TABLE "parcel_lines" ADD COLUMN "received_qty" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "return_sheets" ADD COLUMN "receipt_parcel_id" bigint;--> statement-breakpoint
ALTER TABLE "parcel_lines" ADD CONSTRAINT "parcel_lines_received" CHECK ("parcel_lines"."received_qty" between 0 and "parcel_lines"."qty");