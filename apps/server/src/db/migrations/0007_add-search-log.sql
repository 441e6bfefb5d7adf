CREATE TABLE "blocked_words" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"word" text NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	CONSTRAINT "blocked_words_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "blocked_words_word" UNIQUE("company_id","word")
);
--> statement-breakpoint
ALTER TABLE "blocked_words" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "search_logs" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"searched_at" timestamptz(3) NOT NULL,
	"words" text NOT NULL,
	"typed" text NOT NULL,
	"hits" integer NOT NULL,
	"hits_instead" integer DEFAULT 0 NOT NULL,
	"person" text NOT NULL,
	"is_signed_in" boolean NOT NULL,
	"network" text NOT NULL,
	"clicked_item_id" bigint,
	"clicked_position" integer,
	CONSTRAINT "search_logs_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "search_logs_click" CHECK (("search_logs"."clicked_item_id" is null) = ("search_logs"."clicked_position" is null))
);
--> statement-breakpoint
ALTER TABLE "search_logs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "hot_searches" ADD COLUMN "is_by_hand" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "hot_searches" ADD COLUMN "people" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "hot_searches" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "search_logs_time" ON "search_logs" USING btree ("company_id","searched_at");--> statement-breakpoint
CREATE INDEX "search_logs_person" ON "search_logs" USING btree ("company_id","person","searched_at");--> statement-breakpoint
ALTER TABLE "hot_searches" ADD CONSTRAINT "hot_searches_people" CHECK ("hot_searches"."people" >= 0);--> statement-breakpoint
CREATE POLICY "tenant" ON "blocked_words" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "search_logs" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);