CREATE TABLE "product_documents" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"file_id" bigint NOT NULL,
	"user_name" text NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	CONSTRAINT "product_documents_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "product_documents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "related_products" (
	"company_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"other_id" bigint NOT NULL,
	"sort_no" integer NOT NULL,
	CONSTRAINT "related_products_company_id_product_id_kind_other_id_pk" PRIMARY KEY("company_id","product_id","kind","other_id"),
	CONSTRAINT "related_products_itself" CHECK ("related_products"."product_id" <> "related_products"."other_id")
);
--> statement-breakpoint
ALTER TABLE "related_products" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "product_documents" ADD CONSTRAINT "product_documents_product_fk" FOREIGN KEY ("company_id","product_id") REFERENCES "public"."products"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "related_products" ADD CONSTRAINT "related_products_product_fk" FOREIGN KEY ("company_id","product_id") REFERENCES "public"."products"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "related_products" ADD CONSTRAINT "related_products_other_fk" FOREIGN KEY ("company_id","other_id") REFERENCES "public"."products"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_documents_product" ON "product_documents" USING btree ("company_id","product_id");--> statement-breakpoint
CREATE INDEX "related_products_other" ON "related_products" USING btree ("company_id","other_id");--> statement-breakpoint
CREATE POLICY "tenant" ON "product_documents" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "related_products" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);