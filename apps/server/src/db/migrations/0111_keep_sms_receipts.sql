CREATE TABLE "sms_messages" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"provider" text NOT NULL,
	"mobile" text NOT NULL,
	"notice" text NOT NULL,
	"message_no" text NOT NULL,
	"source" jsonb NOT NULL,
	"state" text NOT NULL,
	"fail_text" text DEFAULT '' NOT NULL,
	"is_of_receiver" boolean DEFAULT false NOT NULL,
	"is_mended" boolean DEFAULT false NOT NULL,
	"query_count" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamptz(3) NOT NULL,
	"delivered_at" timestamptz(3),
	CONSTRAINT "sms_messages_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "sms_messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "sms_messages_newest" ON "sms_messages" USING btree ("company_id","sent_at","id");--> statement-breakpoint
CREATE POLICY "tenant" ON "sms_messages" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);