CREATE TABLE "goods_labels" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"tone" text NOT NULL,
	"is_public" boolean NOT NULL,
	"sort_no" integer NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "goods_labels_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "goods_labels_name" UNIQUE("company_id","name")
);
--> statement-breakpoint
ALTER TABLE "goods_labels" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "item_labels" (
	"company_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"label_id" bigint NOT NULL,
	CONSTRAINT "item_labels_company_id_item_id_label_id_pk" PRIMARY KEY("company_id","item_id","label_id")
);
--> statement-breakpoint
ALTER TABLE "item_labels" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "item_labels" ADD CONSTRAINT "item_labels_item_fk" FOREIGN KEY ("company_id","item_id") REFERENCES "public"."items"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_labels" ADD CONSTRAINT "item_labels_label_fk" FOREIGN KEY ("company_id","label_id") REFERENCES "public"."goods_labels"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "item_labels_label" ON "item_labels" USING btree ("company_id","label_id","item_id");--> statement-breakpoint
CREATE POLICY "tenant" ON "goods_labels" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "item_labels" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);