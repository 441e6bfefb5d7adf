CREATE TABLE "local_tracks" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"logistics_code" text NOT NULL,
	"logistics_no" text NOT NULL,
	"from_text" text NOT NULL,
	"to_text" text NOT NULL,
	"notify_path" text NOT NULL,
	"travel_minutes" integer NOT NULL,
	"is_done" boolean DEFAULT false NOT NULL,
	"started_at" timestamptz(3) NOT NULL,
	CONSTRAINT "local_tracks_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "local_tracks_no" UNIQUE("company_id","logistics_no","logistics_code"),
	CONSTRAINT "local_tracks_travel" CHECK ("local_tracks"."travel_minutes" > 0)
);
--> statement-breakpoint
ALTER TABLE "local_tracks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "track_steps" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"track_id" bigint NOT NULL,
	"at" timestamptz(3) NOT NULL,
	"state" integer NOT NULL,
	"context" text NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	CONSTRAINT "track_steps_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "track_steps_once" UNIQUE("company_id","track_id","at","state","context")
);
--> statement-breakpoint
ALTER TABLE "track_steps" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "tracks" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"kind" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"logistics_code" text NOT NULL,
	"logistics_no" text NOT NULL,
	"mobile" text NOT NULL,
	"from_text" text NOT NULL,
	"to_text" text NOT NULL,
	"sent_at" timestamptz(3) NOT NULL,
	"outcome" integer NOT NULL,
	"ended_at" timestamptz(3),
	"query_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "tracks_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "tracks_subject" UNIQUE("company_id","subject_id","kind","logistics_code","logistics_no"),
	CONSTRAINT "tracks_kind" CHECK ("tracks"."kind" in ('parcel', 'returnBack', 'returnExchange')),
	CONSTRAINT "tracks_outcome" CHECK ("tracks"."outcome" in (10, 20, 40, 50))
);
--> statement-breakpoint
ALTER TABLE "tracks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "track_steps" ADD CONSTRAINT "track_steps_track_fk" FOREIGN KEY ("company_id","track_id") REFERENCES "public"."tracks"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tracks_no" ON "tracks" USING btree ("company_id","logistics_no");--> statement-breakpoint
CREATE POLICY "tenant" ON "local_tracks" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "track_steps" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "tracks" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);