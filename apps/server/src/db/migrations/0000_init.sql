CREATE TABLE "accounts" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"account_no" text NOT NULL,
	"mobile" text,
	"account_type" integer NOT NULL,
	"state" integer DEFAULT 1 NOT NULL,
	"agreement_version" text DEFAULT '' NOT NULL,
	"agreed_at" timestamptz(3),
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "accounts_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "accounts_mobile" UNIQUE("company_id","mobile"),
	CONSTRAINT "accounts_type" CHECK ("accounts"."account_type" in (1, 2, 3)),
	CONSTRAINT "accounts_state" CHECK ("accounts"."state" in (1, 2, 3, 4))
);
--> statement-breakpoint
ALTER TABLE "accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "customers" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"customer_type" integer NOT NULL,
	"state" integer DEFAULT 1 NOT NULL,
	"tax_no" text,
	"contact_name" text DEFAULT '' NOT NULL,
	"telephone" text DEFAULT '' NOT NULL,
	"area_code" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"term_days" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "customers_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "customers_tax_no" UNIQUE("company_id","tax_no"),
	CONSTRAINT "customers_type" CHECK ("customers"."customer_type" in (1, 2)),
	CONSTRAINT "customers_state" CHECK ("customers"."state" in (1, 2, 3))
);
--> statement-breakpoint
ALTER TABLE "customers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "org_units" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"parent_id" bigint NOT NULL,
	"name" text NOT NULL,
	"leader_user_id" bigint,
	"sort_no" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "org_units_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "org_units_sibling_name" UNIQUE("company_id","customer_id","parent_id","name")
);
--> statement-breakpoint
ALTER TABLE "org_units" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "roles" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"built_in" text DEFAULT '' NOT NULL,
	"name" text NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"order_scope" integer NOT NULL,
	"permissions" text[] NOT NULL,
	"function_ids" text[] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "roles_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "roles_name" UNIQUE("company_id","customer_id","name"),
	CONSTRAINT "roles_scope" CHECK ("roles"."order_scope" between 1 and 4)
);
--> statement-breakpoint
ALTER TABLE "roles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "user_roles" (
	"company_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"role_id" bigint NOT NULL,
	CONSTRAINT "user_roles_company_id_user_id_role_id_pk" PRIMARY KEY("company_id","user_id","role_id")
);
--> statement-breakpoint
ALTER TABLE "user_roles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "users" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"customer_id" bigint,
	"supplier_id" bigint,
	"org_id" bigint,
	"name" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"sex" integer DEFAULT 0 NOT NULL,
	"avatar_url" text DEFAULT '' NOT NULL,
	"default_address_id" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "users_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "users_account" UNIQUE("company_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "users" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "addresses" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"scope" integer DEFAULT 1 NOT NULL,
	"receiver" text NOT NULL,
	"mobile" text DEFAULT '' NOT NULL,
	"telephone" text DEFAULT '' NOT NULL,
	"province_code" text NOT NULL,
	"city_code" text NOT NULL,
	"area_code" text NOT NULL,
	"area_text" text NOT NULL,
	"address" text NOT NULL,
	"zip_code" text DEFAULT '' NOT NULL,
	"tag" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "addresses_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "addresses_scope" CHECK ("addresses"."scope" in (1, 2)),
	CONSTRAINT "addresses_reachable" CHECK ("addresses"."mobile" <> '' or "addresses"."telephone" <> '')
);
--> statement-breakpoint
ALTER TABLE "addresses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "attempts" (
	"company_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"count" integer NOT NULL,
	"expires_at" timestamptz(3) NOT NULL,
	CONSTRAINT "attempts_company_id_kind_subject_pk" PRIMARY KEY("company_id","kind","subject"),
	CONSTRAINT "attempts_count" CHECK ("attempts"."count" > 0)
);
--> statement-breakpoint
ALTER TABLE "attempts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "captchas" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"answer" text NOT NULL,
	"expires_at" timestamptz(3) NOT NULL,
	CONSTRAINT "captchas_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "captchas" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "credentials" (
	"company_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"password_hash" text NOT NULL,
	"must_change" boolean DEFAULT false NOT NULL,
	"last_login_at" timestamptz(3),
	"changed_at" timestamptz(3) NOT NULL,
	CONSTRAINT "credentials_company_id_account_id_pk" PRIMARY KEY("company_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "credentials" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "remember_credentials" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"token_hash" text NOT NULL,
	"account_id" bigint NOT NULL,
	"expires_at" timestamptz(3) NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	CONSTRAINT "remember_credentials_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "remember_credentials_token" UNIQUE("company_id","token_hash")
);
--> statement-breakpoint
ALTER TABLE "remember_credentials" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sessions" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"token_hash" text NOT NULL,
	"account_id" bigint NOT NULL,
	"remember_id" bigint,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"last_used_at" timestamptz(3) NOT NULL,
	"expires_at" timestamptz(3) NOT NULL,
	CONSTRAINT "sessions_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "sessions_token" UNIQUE("company_id","token_hash")
);
--> statement-breakpoint
ALTER TABLE "sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sms_codes" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"mobile" text NOT NULL,
	"scene" integer NOT NULL,
	"misses" integer DEFAULT 0 NOT NULL,
	"used_at" timestamptz(3),
	"expires_at" timestamptz(3) NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	CONSTRAINT "sms_codes_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "sms_codes_scene" CHECK ("sms_codes"."scene" in (1, 2, 3))
);
--> statement-breakpoint
ALTER TABLE "sms_codes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "browsed_items" (
	"company_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"browsed_at" timestamptz(3) NOT NULL,
	CONSTRAINT "browsed_items_company_id_account_id_item_id_pk" PRIMARY KEY("company_id","account_id","item_id")
);
--> statement-breakpoint
ALTER TABLE "browsed_items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "item_concerns" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"concern_price_fen" bigint,
	"created_at" timestamptz(3) NOT NULL,
	CONSTRAINT "item_concerns_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "item_concerns_item" UNIQUE("company_id","account_id","item_id")
);
--> statement-breakpoint
ALTER TABLE "item_concerns" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"qty" integer NOT NULL,
	"seen_price_fen" bigint,
	"is_checked" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "cart_lines_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "cart_lines_qty" CHECK ("cart_lines"."qty" between 1 and 999999)
);
--> statement-breakpoint
ALTER TABLE "cart_lines" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "categories" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"parent_id" bigint NOT NULL,
	"level" integer NOT NULL,
	"name" text NOT NULL,
	"icon_name" text DEFAULT '' NOT NULL,
	"img_url" text DEFAULT '' NOT NULL,
	"sort_no" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "categories_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "categories_sibling_name" UNIQUE("company_id","parent_id","name")
);
--> statement-breakpoint
ALTER TABLE "categories" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "credit_accounts" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"limit_fen" bigint NOT NULL,
	"used_fen" bigint DEFAULT 0 NOT NULL,
	"frozen_fen" bigint DEFAULT 0 NOT NULL,
	"overdue_fen" bigint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "credit_accounts_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "credit_accounts_customer" UNIQUE("company_id","customer_id"),
	CONSTRAINT "credit_accounts_frozen" CHECK ("credit_accounts"."frozen_fen" >= 0),
	CONSTRAINT "credit_accounts_limit" CHECK ("credit_accounts"."limit_fen" >= 0),
	CONSTRAINT "credit_accounts_overdue" CHECK ("credit_accounts"."overdue_fen" >= 0)
);
--> statement-breakpoint
ALTER TABLE "credit_accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "credit_entries" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"credit_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"limit_delta_fen" bigint NOT NULL,
	"used_delta_fen" bigint NOT NULL,
	"source_id" text NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	CONSTRAINT "credit_entries_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "credit_entries_kind" CHECK ("credit_entries"."kind" in ('allocated', 'purchased', 'reverted'))
);
--> statement-breakpoint
ALTER TABLE "credit_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "attribute_values" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"attribute_id" bigint NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "attribute_values_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "attribute_values_value" UNIQUE("company_id","attribute_id","value")
);
--> statement-breakpoint
ALTER TABLE "attribute_values" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "attributes" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"is_filter" boolean DEFAULT true NOT NULL,
	"sort_no" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "attributes_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "attributes_name" UNIQUE("company_id","name")
);
--> statement-breakpoint
ALTER TABLE "attributes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "brands" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"initial" text DEFAULT '' NOT NULL,
	"logo_url" text DEFAULT '' NOT NULL,
	"sort_no" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "brands_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "brands_name" UNIQUE("company_id","name")
);
--> statement-breakpoint
ALTER TABLE "brands" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "item_attributes" (
	"company_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"value_id" bigint NOT NULL,
	"sort_no" integer NOT NULL,
	CONSTRAINT "item_attributes_company_id_item_id_value_id_pk" PRIMARY KEY("company_id","item_id","value_id")
);
--> statement-breakpoint
ALTER TABLE "item_attributes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "item_images" (
	"company_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"sort_no" integer NOT NULL,
	"img_url" text NOT NULL,
	CONSTRAINT "item_images_company_id_item_id_sort_no_pk" PRIMARY KEY("company_id","item_id","sort_no")
);
--> statement-breakpoint
ALTER TABLE "item_images" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "items" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"supplier_id" bigint NOT NULL,
	"item_no" text NOT NULL,
	"model_no" text DEFAULT '' NOT NULL,
	"name" text NOT NULL,
	"spec" text DEFAULT '' NOT NULL,
	"color_name" text DEFAULT '' NOT NULL,
	"img_url" text DEFAULT '' NOT NULL,
	"unit_name" text NOT NULL,
	"specs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"min_qty" integer DEFAULT 1 NOT NULL,
	"step_qty" integer DEFAULT 1 NOT NULL,
	"max_qty" integer DEFAULT 0 NOT NULL,
	"tax_rate_bp" integer NOT NULL,
	"retail_fen" bigint,
	"enterprise_fen" bigint,
	"market_fen" bigint,
	"sales_qty" integer DEFAULT 0 NOT NULL,
	"is_on_sale" boolean DEFAULT true NOT NULL,
	"sort_no" integer DEFAULT 0 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "items_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "items_no" UNIQUE("company_id","item_no"),
	CONSTRAINT "items_quantities" CHECK ("items"."step_qty" >= 1 and "items"."min_qty" >= 1 and "items"."min_qty" % "items"."step_qty" = 0 and "items"."max_qty" >= 0),
	CONSTRAINT "items_prices" CHECK ("items"."retail_fen" > 0 and "items"."enterprise_fen" > 0 and "items"."market_fen" > 0),
	CONSTRAINT "items_tax_rate" CHECK ("items"."tax_rate_bp" in (0, 100, 300, 600, 900, 1300))
);
--> statement-breakpoint
ALTER TABLE "items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "products" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"product_no" text NOT NULL,
	"category_id" bigint NOT NULL,
	"brand_id" bigint,
	"description" text DEFAULT '' NOT NULL,
	"detail_html" text DEFAULT '' NOT NULL,
	"packing" text DEFAULT '' NOT NULL,
	"delivery_days" integer DEFAULT 2 NOT NULL,
	"is_returnable7" boolean DEFAULT true NOT NULL,
	"keywords" text DEFAULT '' NOT NULL,
	"video_url" text DEFAULT '' NOT NULL,
	"is_on_sale" boolean DEFAULT true NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "products_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "products_no" UNIQUE("company_id","product_no")
);
--> statement-breakpoint
ALTER TABLE "products" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "suppliers" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"logo_url" text DEFAULT '' NOT NULL,
	"intro" text DEFAULT '' NOT NULL,
	"contact_name" text DEFAULT '' NOT NULL,
	"telephone" text DEFAULT '' NOT NULL,
	"area_text" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"license_urls" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_self" boolean DEFAULT false NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "suppliers_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "suppliers_name" UNIQUE("company_id","name")
);
--> statement-breakpoint
ALTER TABLE "suppliers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "agreements" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"agreement_type" integer NOT NULL,
	"version" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"begins_at" timestamptz(3) NOT NULL,
	CONSTRAINT "agreements_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "agreements_version" UNIQUE("company_id","agreement_type","version"),
	CONSTRAINT "agreements_type" CHECK ("agreements"."agreement_type" in (1, 2))
);
--> statement-breakpoint
ALTER TABLE "agreements" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "help_docs" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"parent_id" bigint NOT NULL,
	"title" text NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"sort_no" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "help_docs_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "help_docs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "hot_searches" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"search_key" text NOT NULL,
	"hot_url" text DEFAULT '' NOT NULL,
	"view_order" integer NOT NULL,
	CONSTRAINT "hot_searches_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "hot_searches" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "local_payments" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"channel" text NOT NULL,
	"pay_no" text NOT NULL,
	"channel_trade_no" text NOT NULL,
	"title" text NOT NULL,
	"fee_fen" bigint NOT NULL,
	"refunded_fen" bigint DEFAULT 0 NOT NULL,
	"state" text NOT NULL,
	"is_opened" boolean NOT NULL,
	"notify_path" text NOT NULL,
	"return_path" text NOT NULL,
	"expire_at" timestamptz(3) NOT NULL,
	"paid_at" timestamptz(3),
	"created_at" timestamptz(3) NOT NULL,
	CONSTRAINT "local_payments_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "local_payments_pay_no" UNIQUE("company_id","pay_no"),
	CONSTRAINT "local_payments_state" CHECK (state in ('waiting', 'paid', 'closed')),
	CONSTRAINT "local_payments_refunded" CHECK (refunded_fen between 0 and fee_fen)
);
--> statement-breakpoint
ALTER TABLE "local_payments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "local_refunds" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"refund_no" text NOT NULL,
	"pay_no" text NOT NULL,
	"channel_refund_no" text NOT NULL,
	"fee_fen" bigint NOT NULL,
	"state" text NOT NULL,
	"calls" integer NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	CONSTRAINT "local_refunds_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "local_refunds_refund_no" UNIQUE("company_id","refund_no"),
	CONSTRAINT "local_refunds_state" CHECK (state in ('processing', 'succeeded'))
);
--> statement-breakpoint
ALTER TABLE "local_refunds" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "order_history" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"from_state" integer,
	"to_state" integer NOT NULL,
	"event" text NOT NULL,
	"actor_type" text NOT NULL,
	"actor_id" bigint NOT NULL,
	"actor_name" text NOT NULL,
	"reason" text NOT NULL,
	"request_id" text,
	"created_at" timestamptz(3) NOT NULL,
	CONSTRAINT "order_history_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "order_history_version" UNIQUE("company_id","order_id","version")
);
--> statement-breakpoint
ALTER TABLE "order_history" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "order_lines" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"line_no" integer NOT NULL,
	"item_id" bigint NOT NULL,
	"item_no" text NOT NULL,
	"product_id" bigint NOT NULL,
	"item_name" text NOT NULL,
	"item_spec" text NOT NULL,
	"color_name" text NOT NULL,
	"img_url" text NOT NULL,
	"unit_name" text NOT NULL,
	"price_fen" bigint NOT NULL,
	"price_source" text NOT NULL,
	"qty" integer NOT NULL,
	"cancelled_qty" integer DEFAULT 0 NOT NULL,
	"shipped_qty" integer DEFAULT 0 NOT NULL,
	"received_qty" integer DEFAULT 0 NOT NULL,
	"returned_qty" integer DEFAULT 0 NOT NULL,
	"refunded_qty" integer DEFAULT 0 NOT NULL,
	"freight_refunded_qty" integer DEFAULT 0 NOT NULL,
	"goods_fen" bigint NOT NULL,
	"discount_fen" bigint NOT NULL,
	"freight_fen" bigint NOT NULL,
	"pay_fen" bigint NOT NULL,
	"refunded_fen" bigint DEFAULT 0 NOT NULL,
	"tax_rate_bp" integer NOT NULL,
	"tax_fen" bigint NOT NULL,
	"is_returnable7" boolean NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	CONSTRAINT "order_lines_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "order_lines_no" UNIQUE("company_id","order_id","line_no"),
	CONSTRAINT "order_lines_fees" CHECK ("order_lines"."pay_fen" = "order_lines"."goods_fen" - "order_lines"."discount_fen" + "order_lines"."freight_fen"),
	CONSTRAINT "order_lines_goods" CHECK ("order_lines"."goods_fen" = "order_lines"."price_fen" * "order_lines"."qty" and "order_lines"."discount_fen" between 0 and "order_lines"."goods_fen"),
	CONSTRAINT "order_lines_refunded" CHECK ("order_lines"."refunded_fen" between 0 and "order_lines"."pay_fen" and "order_lines"."refunded_qty" between 0 and "order_lines"."qty"),
	CONSTRAINT "order_lines_progress" CHECK ("order_lines"."qty" > 0 and "order_lines"."cancelled_qty" >= 0 and "order_lines"."shipped_qty" between 0 and "order_lines"."qty" - "order_lines"."cancelled_qty" and "order_lines"."received_qty" between 0 and "order_lines"."shipped_qty" and "order_lines"."returned_qty" between 0 and "order_lines"."received_qty")
);
--> statement-breakpoint
ALTER TABLE "order_lines" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "order_refund_parts" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"order_line_id" bigint NOT NULL,
	"source_type" text NOT NULL,
	"source_id" bigint NOT NULL,
	"qty" integer NOT NULL,
	"fee_fen" bigint NOT NULL,
	"done_at" timestamptz(3),
	"created_at" timestamptz(3) NOT NULL,
	CONSTRAINT "order_refund_parts_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "order_refund_parts_source" UNIQUE("company_id","source_type","source_id","order_line_id"),
	CONSTRAINT "order_refund_parts_source_type" CHECK ("order_refund_parts"."source_type" in ('cancelOrder', 'cancelShort')),
	CONSTRAINT "order_refund_parts_amount" CHECK ("order_refund_parts"."qty" > 0 and "order_refund_parts"."fee_fen" >= 0)
);
--> statement-breakpoint
ALTER TABLE "order_refund_parts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "orders" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"order_no" text NOT NULL,
	"trade_id" bigint NOT NULL,
	"trade_no" text NOT NULL,
	"customer_id" bigint NOT NULL,
	"customer_name" text NOT NULL,
	"account_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"user_name" text NOT NULL,
	"org_id" bigint,
	"org_name" text NOT NULL,
	"supplier_id" bigint NOT NULL,
	"supplier_name" text NOT NULL,
	"state" integer NOT NULL,
	"pay_mode" integer NOT NULL,
	"pay_state" integer NOT NULL,
	"cancel_state" integer DEFAULT 0 NOT NULL,
	"after_sale_state" integer DEFAULT 0 NOT NULL,
	"invoice_state" integer DEFAULT 0 NOT NULL,
	"cancel_reason_code" integer,
	"buyer_reason_code" text DEFAULT '' NOT NULL,
	"cancel_reason" text DEFAULT '' NOT NULL,
	"is_pick_locked" boolean DEFAULT false NOT NULL,
	"goods_fen" bigint NOT NULL,
	"discount_fen" bigint NOT NULL,
	"freight_fen" bigint NOT NULL,
	"pay_fen" bigint NOT NULL,
	"refunded_fen" bigint DEFAULT 0 NOT NULL,
	"total_qty" integer NOT NULL,
	"line_count" integer NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"purchase_no" text DEFAULT '' NOT NULL,
	"cost_center" text DEFAULT '' NOT NULL,
	"expect_date" date,
	"pay_deadline" timestamptz(3),
	"paid_at" timestamptz(3),
	"shipped_at" timestamptz(3),
	"completed_at" timestamptz(3),
	"cancelled_at" timestamptz(3),
	"is_hidden" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "orders_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "orders_no" UNIQUE("company_id","order_no"),
	CONSTRAINT "orders_state_code" CHECK ("orders"."state" in (10, 15, 20, 30, 35, 40, 50, 60, 70)),
	CONSTRAINT "orders_pay_mode" CHECK ("orders"."pay_mode" in (1, 2, 3)),
	CONSTRAINT "orders_cancel_state" CHECK ("orders"."cancel_state" between 0 and 3),
	CONSTRAINT "orders_fees" CHECK ("orders"."pay_fen" = "orders"."goods_fen" - "orders"."discount_fen" + "orders"."freight_fen" and "orders"."pay_fen" >= 0),
	CONSTRAINT "orders_refunded" CHECK ("orders"."refunded_fen" between 0 and "orders"."pay_fen")
);
--> statement-breakpoint
ALTER TABLE "orders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "trades" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"trade_no" text NOT NULL,
	"customer_id" bigint NOT NULL,
	"customer_type" integer NOT NULL,
	"account_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"user_name" text NOT NULL,
	"state" integer NOT NULL,
	"pay_mode" integer NOT NULL,
	"pay_state" integer NOT NULL,
	"is_closing" boolean DEFAULT false NOT NULL,
	"pending_cancel" jsonb,
	"goods_fen" bigint NOT NULL,
	"discount_fen" bigint NOT NULL,
	"freight_fen" bigint NOT NULL,
	"pay_fen" bigint NOT NULL,
	"received_fen" bigint DEFAULT 0 NOT NULL,
	"refunded_fen" bigint DEFAULT 0 NOT NULL,
	"pay_deadline" timestamptz(3),
	"pay_no" text DEFAULT '' NOT NULL,
	"pay_channel" text DEFAULT '' NOT NULL,
	"paid_at" timestamptz(3),
	"address" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "trades_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "trades_no" UNIQUE("company_id","trade_no"),
	CONSTRAINT "trades_state" CHECK ("trades"."state" in (10, 15, 20, 30, 60)),
	CONSTRAINT "trades_pay_mode" CHECK ("trades"."pay_mode" in (1, 2, 3)),
	CONSTRAINT "trades_pay_state" CHECK ("trades"."pay_state" between 0 and 5),
	CONSTRAINT "trades_fees" CHECK ("trades"."pay_fen" = "trades"."goods_fen" - "trades"."discount_fen" + "trades"."freight_fen" and "trades"."pay_fen" >= 0),
	CONSTRAINT "trades_money" CHECK ("trades"."received_fen" >= 0 and "trades"."refunded_fen" between 0 and "trades"."pay_fen")
);
--> statement-breakpoint
ALTER TABLE "trades" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "parcel_lines" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"parcel_id" bigint NOT NULL,
	"order_line_id" bigint NOT NULL,
	"qty" integer NOT NULL,
	CONSTRAINT "parcel_lines_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "parcel_lines_line" UNIQUE("company_id","parcel_id","order_line_id"),
	CONSTRAINT "parcel_lines_qty" CHECK ("parcel_lines"."qty" > 0)
);
--> statement-breakpoint
ALTER TABLE "parcel_lines" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "parcel_steps" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"parcel_id" bigint NOT NULL,
	"state" integer NOT NULL,
	"context" text NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	CONSTRAINT "parcel_steps_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "parcel_steps" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "parcels" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"state" integer NOT NULL,
	"logistics_code" text NOT NULL,
	"logistics_name" text NOT NULL,
	"logistics_no" text NOT NULL,
	"shipped_at" timestamptz(3) NOT NULL,
	"received_at" timestamptz(3),
	"auto_receive_at" timestamptz(3) NOT NULL,
	"is_extended" boolean DEFAULT false NOT NULL,
	CONSTRAINT "parcels_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "parcels_state" CHECK ("parcels"."state" in (10, 20, 30, 40, 50))
);
--> statement-breakpoint
ALTER TABLE "parcels" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "merchant_accounts" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"channel" text NOT NULL,
	"is_enabled" boolean NOT NULL,
	"settings" jsonb NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "merchant_accounts_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "merchant_accounts_channel" UNIQUE("company_id","channel")
);
--> statement-breakpoint
ALTER TABLE "merchant_accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payment_notices" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"kind" text NOT NULL,
	"headers" jsonb NOT NULL,
	"body" text NOT NULL,
	"result" text NOT NULL,
	"pay_no" text,
	"received_at" timestamptz(3) NOT NULL,
	CONSTRAINT "payment_notices_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "payment_notices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payments" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"pay_no" text NOT NULL,
	"trade_id" bigint NOT NULL,
	"trade_no" text NOT NULL,
	"customer_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"channel" text NOT NULL,
	"adapter" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"received_fen" bigint DEFAULT 0 NOT NULL,
	"pay_state" integer NOT NULL,
	"apply_state" integer DEFAULT 0 NOT NULL,
	"channel_trade_no" text,
	"pay_form" jsonb,
	"code_url" text,
	"expire_at" timestamptz(3) NOT NULL,
	"paid_at" timestamptz(3),
	"query_count" integer DEFAULT 0 NOT NULL,
	"queried_at" timestamptz(3),
	"close_asked_at" timestamptz(3),
	"released_at" timestamptz(3),
	"fail_text" text,
	"resolution" text,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "payments_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "payments_pay_no" UNIQUE("company_id","channel","pay_no"),
	CONSTRAINT "payments_channel_trade_no" UNIQUE("company_id","channel","channel_trade_no"),
	CONSTRAINT "payments_pay_state" CHECK (pay_state in (0, 10, 20, 30, 40)),
	CONSTRAINT "payments_apply_state" CHECK (apply_state between 0 and 4 and (apply_state = 0 or pay_state = 20)),
	CONSTRAINT "payments_amount" CHECK (amount_fen > 0 and received_fen >= 0)
);
--> statement-breakpoint
ALTER TABLE "payments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "refunds" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"refund_no" text NOT NULL,
	"payment_id" bigint NOT NULL,
	"pay_no" text NOT NULL,
	"trade_id" bigint NOT NULL,
	"trade_no" text NOT NULL,
	"order_id" bigint,
	"channel" text NOT NULL,
	"adapter" text NOT NULL,
	"fee_fen" bigint NOT NULL,
	"refund_state" integer NOT NULL,
	"source_type" text NOT NULL,
	"source_id" text NOT NULL,
	"reason" text NOT NULL,
	"channel_refund_no" text,
	"query_count" integer DEFAULT 0 NOT NULL,
	"fail_text" text,
	"voucher" text,
	"succeeded_at" timestamptz(3),
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "refunds_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "refunds_refund_no" UNIQUE("company_id","refund_no"),
	CONSTRAINT "refunds_state" CHECK (refund_state in (10, 20, 30, 40, 50)),
	CONSTRAINT "refunds_fee" CHECK (fee_fen > 0)
);
--> statement-breakpoint
ALTER TABLE "refunds" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "transfers" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"trade_id" bigint NOT NULL,
	"trade_no" text NOT NULL,
	"voucher_url" text NOT NULL,
	"payer_name" text NOT NULL,
	"payer_account" text NOT NULL,
	"bank_serial_no" text NOT NULL,
	"transfer_fen" bigint NOT NULL,
	"transfer_at" timestamptz(3) NOT NULL,
	"transfer_state" integer NOT NULL,
	"received_fen" bigint DEFAULT 0 NOT NULL,
	"confirmed_at" timestamptz(3),
	"created_at" timestamptz(3) NOT NULL,
	CONSTRAINT "transfers_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "transfers_trade_serial" UNIQUE("company_id","trade_id","bank_serial_no"),
	CONSTRAINT "transfers_state" CHECK (transfer_state in (0, 1, 2)),
	CONSTRAINT "transfers_fen" CHECK (transfer_fen > 0 and received_fen >= 0)
);
--> statement-breakpoint
ALTER TABLE "transfers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "contract_discounts" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"category_id" bigint,
	"brand_id" bigint,
	"discount_bp" integer NOT NULL,
	"valid_from" timestamptz(3) NOT NULL,
	"valid_to" timestamptz(3),
	CONSTRAINT "contract_discounts_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "contract_discounts_range" CHECK ("contract_discounts"."discount_bp" between 1 and 9999),
	CONSTRAINT "contract_discounts_target" CHECK (("contract_discounts"."category_id" is null) <> ("contract_discounts"."brand_id" is null))
);
--> statement-breakpoint
ALTER TABLE "contract_discounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "contract_prices" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"price_fen" bigint NOT NULL,
	"tiers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"valid_from" timestamptz(3) NOT NULL,
	"valid_to" timestamptz(3),
	CONSTRAINT "contract_prices_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "contract_prices_positive" CHECK ("contract_prices"."price_fen" > 0)
);
--> statement-breakpoint
ALTER TABLE "contract_prices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "tier_prices" (
	"company_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"qty_from" integer NOT NULL,
	"price_fen" bigint NOT NULL,
	CONSTRAINT "tier_prices_company_id_item_id_qty_from_pk" PRIMARY KEY("company_id","item_id","qty_from"),
	CONSTRAINT "tier_prices_positive" CHECK ("tier_prices"."qty_from" >= 1 and "tier_prices"."price_fen" > 0)
);
--> statement-breakpoint
ALTER TABLE "tier_prices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "audit_records" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"actor_id" bigint NOT NULL,
	"actor_name" text NOT NULL,
	"ip" text NOT NULL,
	"path" text NOT NULL,
	"subject" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"created_at" timestamptz(3) NOT NULL,
	CONSTRAINT "audit_records_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "audit_records" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "outbox" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"payload" jsonb NOT NULL,
	"due_at" timestamptz(3) NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"leased_until" timestamptz(3),
	"done_at" timestamptz(3),
	"last_error" text,
	"created_at" timestamptz(3) NOT NULL,
	CONSTRAINT "outbox_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "outbox" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "request_answers" (
	"company_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"path" text NOT NULL,
	"request_id" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer" text,
	"created_at" timestamptz(3) NOT NULL,
	CONSTRAINT "request_answers_company_id_account_id_path_request_id_pk" PRIMARY KEY("company_id","account_id","path","request_id")
);
--> statement-breakpoint
ALTER TABLE "request_answers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "timers" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"due_at" timestamptz(3) NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"leased_until" timestamptz(3),
	"done_at" timestamptz(3),
	"last_error" text,
	"created_at" timestamptz(3) NOT NULL,
	CONSTRAINT "timers_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "timers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "search_docs" (
	"company_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"category_id" bigint NOT NULL,
	"brand_id" bigint,
	"value_labels" text[] NOT NULL,
	"tsv" "tsvector" NOT NULL,
	"heading" "tsvector" NOT NULL,
	"item_no_key" text NOT NULL,
	"model_no_key" text NOT NULL,
	"retail_fen" bigint,
	"enterprise_fen" bigint,
	"sales_qty" integer NOT NULL,
	"stock_state" integer NOT NULL,
	"listed_at" timestamptz(3) NOT NULL,
	"card" jsonb NOT NULL,
	"retail" jsonb NOT NULL,
	CONSTRAINT "search_docs_company_id_item_id_pk" PRIMARY KEY("company_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "stock_ledger" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"on_hand_delta" integer NOT NULL,
	"reserved_delta" integer NOT NULL,
	"source_type" text NOT NULL,
	"source_id" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"actor_name" text DEFAULT '' NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	CONSTRAINT "stock_ledger_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "stock_ledger_source" UNIQUE("company_id","source_type","source_id","item_id"),
	CONSTRAINT "stock_ledger_type" CHECK ("stock_ledger"."source_type" in ('reserve', 'release', 'ship', 'count', 'import'))
);
--> statement-breakpoint
ALTER TABLE "stock_ledger" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "stock_reservations" (
	"company_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"order_item_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"qty" integer NOT NULL,
	"consumed_qty" integer DEFAULT 0 NOT NULL,
	"released_qty" integer DEFAULT 0 NOT NULL,
	"state" integer NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "stock_reservations_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "stock_reservations_state" CHECK ("stock_reservations"."state" in (10, 20, 30, 40)),
	CONSTRAINT "stock_reservations_parts" CHECK ("stock_reservations"."qty" > 0 and "stock_reservations"."consumed_qty" >= 0 and "stock_reservations"."released_qty" >= 0 and "stock_reservations"."consumed_qty" + "stock_reservations"."released_qty" <= "stock_reservations"."qty")
);
--> statement-breakpoint
ALTER TABLE "stock_reservations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "stock_rows" (
	"company_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"on_hand" integer NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "stock_rows_company_id_item_id_pk" PRIMARY KEY("company_id","item_id"),
	CONSTRAINT "stock_reserved_within_on_hand" CHECK (0 <= "stock_rows"."reserved" and "stock_rows"."reserved" <= "stock_rows"."on_hand")
);
--> statement-breakpoint
ALTER TABLE "stock_rows" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "companies" (
	"id" bigint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "host_maps" (
	"host" text PRIMARY KEY NOT NULL,
	"id" bigint NOT NULL,
	"mapped_company_id" bigint NOT NULL,
	"created_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "node_leases" (
	"node" integer PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"leased_until" timestamptz(3) NOT NULL,
	CONSTRAINT "node_leases_holder" UNIQUE("holder")
);
--> statement-breakpoint
CREATE TABLE "shop_settings" (
	"company_id" bigint PRIMARY KEY NOT NULL,
	"site_name" text NOT NULL,
	"page_desc" text NOT NULL,
	"web_color" text NOT NULL,
	"logo_url" text NOT NULL,
	"company_logo_url" text NOT NULL,
	"options" jsonb NOT NULL,
	"updated_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shop_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "templates" (
	"company_id" bigint NOT NULL,
	"page_kind" text NOT NULL,
	"id" bigint NOT NULL,
	"content" jsonb NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	CONSTRAINT "templates_company_id_page_kind_pk" PRIMARY KEY("company_id","page_kind")
);
--> statement-breakpoint
ALTER TABLE "templates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "org_units" ADD CONSTRAINT "org_units_company_id_customer_id_customers_company_id_id_fk" FOREIGN KEY ("company_id","customer_id") REFERENCES "public"."customers"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roles" ADD CONSTRAINT "roles_company_id_customer_id_customers_company_id_id_fk" FOREIGN KEY ("company_id","customer_id") REFERENCES "public"."customers"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_company_id_role_id_roles_company_id_id_fk" FOREIGN KEY ("company_id","role_id") REFERENCES "public"."roles"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_company_id_account_id_accounts_company_id_id_fk" FOREIGN KEY ("company_id","account_id") REFERENCES "public"."accounts"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_company_id_customer_id_customers_company_id_id_fk" FOREIGN KEY ("company_id","customer_id") REFERENCES "public"."customers"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_company_id_org_id_org_units_company_id_id_fk" FOREIGN KEY ("company_id","org_id") REFERENCES "public"."org_units"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_company_id_supplier_id_suppliers_company_id_id_fk" FOREIGN KEY ("company_id","supplier_id") REFERENCES "public"."suppliers"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_company_id_customer_id_customers_company_id_id_fk" FOREIGN KEY ("company_id","customer_id") REFERENCES "public"."customers"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_company_id_account_id_accounts_company_id_id_fk" FOREIGN KEY ("company_id","account_id") REFERENCES "public"."accounts"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remember_credentials" ADD CONSTRAINT "remember_credentials_company_id_account_id_accounts_company_id_id_fk" FOREIGN KEY ("company_id","account_id") REFERENCES "public"."accounts"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_company_id_account_id_accounts_company_id_id_fk" FOREIGN KEY ("company_id","account_id") REFERENCES "public"."accounts"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "browsed_items" ADD CONSTRAINT "browsed_items_item_fk" FOREIGN KEY ("company_id","item_id") REFERENCES "public"."items"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_concerns" ADD CONSTRAINT "item_concerns_item_fk" FOREIGN KEY ("company_id","item_id") REFERENCES "public"."items"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_account_fk" FOREIGN KEY ("company_id","account_id") REFERENCES "public"."accounts"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_item_fk" FOREIGN KEY ("company_id","item_id") REFERENCES "public"."items"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD CONSTRAINT "credit_accounts_customer_fk" FOREIGN KEY ("company_id","customer_id") REFERENCES "public"."customers"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_account_fk" FOREIGN KEY ("company_id","credit_id") REFERENCES "public"."credit_accounts"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attribute_values" ADD CONSTRAINT "attribute_values_attribute_fk" FOREIGN KEY ("company_id","attribute_id") REFERENCES "public"."attributes"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_attributes" ADD CONSTRAINT "item_attributes_item_fk" FOREIGN KEY ("company_id","item_id") REFERENCES "public"."items"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_attributes" ADD CONSTRAINT "item_attributes_value_fk" FOREIGN KEY ("company_id","value_id") REFERENCES "public"."attribute_values"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_images" ADD CONSTRAINT "item_images_item_fk" FOREIGN KEY ("company_id","item_id") REFERENCES "public"."items"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_product_fk" FOREIGN KEY ("company_id","product_id") REFERENCES "public"."products"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_supplier_fk" FOREIGN KEY ("company_id","supplier_id") REFERENCES "public"."suppliers"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_fk" FOREIGN KEY ("company_id","category_id") REFERENCES "public"."categories"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_brand_fk" FOREIGN KEY ("company_id","brand_id") REFERENCES "public"."brands"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_order_fk" FOREIGN KEY ("company_id","order_id") REFERENCES "public"."orders"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_fk" FOREIGN KEY ("company_id","order_id") REFERENCES "public"."orders"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refund_parts" ADD CONSTRAINT "order_refund_parts_line_fk" FOREIGN KEY ("company_id","order_line_id") REFERENCES "public"."order_lines"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_trade_fk" FOREIGN KEY ("company_id","trade_id") REFERENCES "public"."trades"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_supplier_fk" FOREIGN KEY ("company_id","supplier_id") REFERENCES "public"."suppliers"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trades" ADD CONSTRAINT "trades_customer_fk" FOREIGN KEY ("company_id","customer_id") REFERENCES "public"."customers"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_lines" ADD CONSTRAINT "parcel_lines_parcel_fk" FOREIGN KEY ("company_id","parcel_id") REFERENCES "public"."parcels"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_lines" ADD CONSTRAINT "parcel_lines_order_line_fk" FOREIGN KEY ("company_id","order_line_id") REFERENCES "public"."order_lines"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_steps" ADD CONSTRAINT "parcel_steps_parcel_fk" FOREIGN KEY ("company_id","parcel_id") REFERENCES "public"."parcels"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_order_fk" FOREIGN KEY ("company_id","order_id") REFERENCES "public"."orders"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_prices" ADD CONSTRAINT "contract_prices_item_fk" FOREIGN KEY ("company_id","item_id") REFERENCES "public"."items"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tier_prices" ADD CONSTRAINT "tier_prices_item_fk" FOREIGN KEY ("company_id","item_id") REFERENCES "public"."items"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_reservations" ADD CONSTRAINT "stock_reservations_item_fk" FOREIGN KEY ("company_id","item_id") REFERENCES "public"."items"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_rows" ADD CONSTRAINT "stock_rows_item_fk" FOREIGN KEY ("company_id","item_id") REFERENCES "public"."items"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_maps" ADD CONSTRAINT "host_maps_mapped_company_id_companies_id_fk" FOREIGN KEY ("mapped_company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_account_no" ON "accounts" USING btree ("company_id",lower("account_no"));--> statement-breakpoint
CREATE INDEX "users_customer" ON "users" USING btree ("company_id","customer_id");--> statement-breakpoint
CREATE INDEX "addresses_user" ON "addresses" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "addresses_shared" ON "addresses" USING btree ("company_id","customer_id","scope");--> statement-breakpoint
CREATE INDEX "attempts_age" ON "attempts" USING btree ("company_id","expires_at");--> statement-breakpoint
CREATE INDEX "captchas_age" ON "captchas" USING btree ("company_id","expires_at");--> statement-breakpoint
CREATE INDEX "remember_credentials_account" ON "remember_credentials" USING btree ("company_id","account_id");--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" USING btree ("company_id","account_id");--> statement-breakpoint
CREATE INDEX "sms_codes_mobile" ON "sms_codes" USING btree ("company_id","mobile","scene","created_at");--> statement-breakpoint
CREATE INDEX "sms_codes_age" ON "sms_codes" USING btree ("company_id","expires_at");--> statement-breakpoint
CREATE INDEX "browsed_items_latest" ON "browsed_items" USING btree ("company_id","account_id","browsed_at");--> statement-breakpoint
CREATE INDEX "item_concerns_account" ON "item_concerns" USING btree ("company_id","account_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_lines_item" ON "cart_lines" USING btree ("company_id","account_id","item_id");--> statement-breakpoint
CREATE INDEX "cart_lines_account" ON "cart_lines" USING btree ("company_id","account_id","id");--> statement-breakpoint
CREATE INDEX "categories_level" ON "categories" USING btree ("company_id","level","sort_no");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_source" ON "credit_entries" USING btree ("company_id","credit_id","kind","source_id");--> statement-breakpoint
CREATE INDEX "credit_entries_age" ON "credit_entries" USING btree ("company_id","credit_id","created_at");--> statement-breakpoint
CREATE INDEX "brands_order" ON "brands" USING btree ("company_id","sort_no");--> statement-breakpoint
CREATE INDEX "items_product" ON "items" USING btree ("company_id","product_id","sort_no");--> statement-breakpoint
CREATE INDEX "items_supplier" ON "items" USING btree ("company_id","supplier_id");--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("company_id","category_id");--> statement-breakpoint
CREATE INDEX "help_docs_order" ON "help_docs" USING btree ("company_id","parent_id","sort_no");--> statement-breakpoint
CREATE INDEX "hot_searches_order" ON "hot_searches" USING btree ("company_id","view_order");--> statement-breakpoint
CREATE INDEX "order_refund_parts_order" ON "order_refund_parts" USING btree ("company_id","order_id");--> statement-breakpoint
CREATE INDEX "orders_trade" ON "orders" USING btree ("company_id","trade_id","id");--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("company_id","user_id","id");--> statement-breakpoint
CREATE INDEX "orders_customer" ON "orders" USING btree ("company_id","customer_id","id");--> statement-breakpoint
CREATE INDEX "orders_supplier" ON "orders" USING btree ("company_id","supplier_id","id");--> statement-breakpoint
CREATE INDEX "orders_state" ON "orders" USING btree ("company_id","state","id");--> statement-breakpoint
CREATE INDEX "trades_customer" ON "trades" USING btree ("company_id","customer_id","id");--> statement-breakpoint
CREATE INDEX "parcel_steps_parcel" ON "parcel_steps" USING btree ("company_id","parcel_id","created_at");--> statement-breakpoint
CREATE INDEX "parcels_order" ON "parcels" USING btree ("company_id","order_id","id");--> statement-breakpoint
CREATE INDEX "payment_notices_pay_no" ON "payment_notices" USING btree ("company_id","pay_no","received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_applied" ON "payments" USING btree ("company_id","trade_id") WHERE apply_state = 1;--> statement-breakpoint
CREATE INDEX "payments_trade" ON "payments" USING btree ("company_id","trade_id","id");--> statement-breakpoint
CREATE INDEX "payments_open" ON "payments" USING btree ("company_id","updated_at") WHERE pay_state in (0, 10);--> statement-breakpoint
CREATE INDEX "payments_abnormal" ON "payments" USING btree ("company_id","updated_at") WHERE apply_state = 4;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_source" ON "refunds" USING btree ("company_id","source_type","source_id") WHERE refund_state <> 50;--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("company_id","payment_id");--> statement-breakpoint
CREATE INDEX "refunds_trade" ON "refunds" USING btree ("company_id","trade_id");--> statement-breakpoint
CREATE INDEX "refunds_abnormal" ON "refunds" USING btree ("company_id","updated_at") WHERE refund_state in (10, 20, 40);--> statement-breakpoint
CREATE UNIQUE INDEX "transfers_confirmed_serial" ON "transfers" USING btree ("company_id","bank_serial_no") WHERE transfer_state = 1;--> statement-breakpoint
CREATE INDEX "contract_discounts_lookup" ON "contract_discounts" USING btree ("company_id","customer_id");--> statement-breakpoint
CREATE INDEX "contract_prices_lookup" ON "contract_prices" USING btree ("company_id","customer_id","item_id","valid_from");--> statement-breakpoint
CREATE INDEX "audit_records_subject" ON "audit_records" USING btree ("company_id","subject","created_at");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("company_id","due_at") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "outbox_subject" ON "outbox" USING btree ("company_id","subject");--> statement-breakpoint
CREATE INDEX "request_answers_age" ON "request_answers" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "timers_due" ON "timers" USING btree ("company_id","due_at") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "timers_subject" ON "timers" USING btree ("company_id","subject");--> statement-breakpoint
CREATE INDEX "search_docs_words" ON "search_docs" USING gin ("company_id","tsv") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_docs_default" ON "search_docs" USING btree ("company_id",(stock_state > 0),"sales_qty","item_id");--> statement-breakpoint
CREATE INDEX "search_docs_sales" ON "search_docs" USING btree ("company_id","sales_qty","item_id");--> statement-breakpoint
CREATE INDEX "search_docs_newest" ON "search_docs" USING btree ("company_id","listed_at","item_id");--> statement-breakpoint
CREATE INDEX "search_docs_retail" ON "search_docs" USING btree ("company_id","retail_fen","item_id");--> statement-breakpoint
CREATE INDEX "search_docs_enterprise" ON "search_docs" USING btree ("company_id","enterprise_fen","item_id");--> statement-breakpoint
CREATE INDEX "stock_ledger_item" ON "stock_ledger" USING btree ("company_id","item_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_reservations_open" ON "stock_reservations" USING btree ("company_id","order_item_id") WHERE state in (10, 20);--> statement-breakpoint
CREATE INDEX "stock_reservations_item" ON "stock_reservations" USING btree ("company_id","item_id","state");--> statement-breakpoint
CREATE POLICY "tenant" ON "accounts" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "customers" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "org_units" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "roles" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "user_roles" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "users" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "addresses" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "attempts" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "captchas" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "credentials" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "remember_credentials" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "sessions" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "sms_codes" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "browsed_items" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "item_concerns" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "cart_lines" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "categories" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "credit_accounts" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "credit_entries" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "attribute_values" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "attributes" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "brands" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "item_attributes" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "item_images" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "items" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "products" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "suppliers" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "agreements" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "help_docs" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "hot_searches" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "local_payments" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "local_refunds" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "order_history" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "order_lines" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "order_refund_parts" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "orders" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "trades" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "parcel_lines" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "parcel_steps" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "parcels" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "merchant_accounts" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "payment_notices" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "payments" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "refunds" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "transfers" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "contract_discounts" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "contract_prices" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "tier_prices" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "audit_records" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "outbox" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "request_answers" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "timers" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "stock_ledger" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "stock_reservations" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "stock_rows" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "shop_settings" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);--> statement-breakpoint
CREATE POLICY "tenant" ON "templates" AS PERMISSIVE FOR ALL TO public USING (company_id = current_setting('app.company_id')::bigint) WITH CHECK (company_id = current_setting('app.company_id')::bigint);