ALTER TABLE "item_names" ADD COLUMN "has_owners" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "item_names_ownerless" ON "item_names" USING btree ("company_id") WHERE not has_owners;--> statement-breakpoint
CREATE FUNCTION "item_owner_tokens"(category bigint, brand bigint, supplier bigint) RETURNS text[] LANGUAGE sql IMMUTABLE
  RETURN array_remove(ARRAY['#c' || category, '#b' || brand, '#s' || supplier], NULL);--> statement-breakpoint
CREATE FUNCTION "keep_item_owners"(company bigint, item bigint, category bigint, brand bigint, supplier bigint) RETURNS void LANGUAGE sql
  BEGIN ATOMIC
    UPDATE "item_names" SET "pairs" = ARRAY(SELECT pair FROM unnest("pairs") AS pair WHERE char_length(pair) <= 2)
      || item_owner_tokens(category, brand, supplier), "has_owners" = true
    WHERE "company_id" = company AND "item_id" = item;
  END;--> statement-breakpoint
CREATE FUNCTION "keep_owners_of_product"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_item_owners(NEW.company_id, i.id, NEW.category_id, NEW.brand_id, i.supplier_id)
    FROM items i WHERE i.company_id = NEW.company_id AND i.product_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "keep_owners_of_item"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_item_owners(NEW.company_id, NEW.id, p.category_id, p.brand_id, NEW.supplier_id)
    FROM products p WHERE p.company_id = NEW.company_id AND p.id = NEW.product_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "product_owners" AFTER UPDATE ON "products" FOR EACH ROW
  WHEN (OLD.category_id IS DISTINCT FROM NEW.category_id OR OLD.brand_id IS DISTINCT FROM NEW.brand_id)
  EXECUTE FUNCTION "keep_owners_of_product"();--> statement-breakpoint
CREATE TRIGGER "item_owners" AFTER UPDATE ON "items" FOR EACH ROW
  WHEN (OLD.supplier_id IS DISTINCT FROM NEW.supplier_id OR OLD.product_id IS DISTINCT FROM NEW.product_id)
  EXECUTE FUNCTION "keep_owners_of_item"();
