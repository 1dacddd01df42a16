ALTER TABLE "order_items" DROP CONSTRAINT "order_items_company_id_order_no_orders_company_id_order_no_fk";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_company_id_order_no_orders_company_id_order_no_fk";--> statement-breakpoint
ALTER TABLE "order_events" DROP CONSTRAINT "order_events_company_id_order_no_orders_company_id_order_no_fk";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_company_id_companies_id_fk";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_company_id_order_no_pk";--> statement-breakpoint
ALTER TABLE "order_items" DROP CONSTRAINT "order_items_company_id_order_no_position_pk";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_company_id_id_pk";--> statement-breakpoint
ALTER TABLE "order_events" DROP CONSTRAINT "order_events_company_id_id_pk";--> statement-breakpoint
DROP INDEX "orders_newest";--> statement-breakpoint
DROP INDEX "payments_order";--> statement-breakpoint
DROP INDEX "order_events_order";--> statement-breakpoint
-- Whatever was ordered before there were owners is a company's.
ALTER TABLE "orders" RENAME COLUMN "company_id" TO "owner_id";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "owner_kind" text DEFAULT 'company' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "owner_kind" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "order_items" RENAME COLUMN "company_id" TO "owner_id";--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "owner_kind" text DEFAULT 'company' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ALTER COLUMN "owner_kind" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "payments" RENAME COLUMN "company_id" TO "owner_id";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "owner_kind" text DEFAULT 'company' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "owner_kind" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "order_events" RENAME COLUMN "company_id" TO "owner_id";--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "owner_kind" text DEFAULT 'company' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_events" ALTER COLUMN "owner_kind" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "company_id" text GENERATED ALWAYS AS (case when owner_kind = 'company' then owner_id end) STORED;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "user_id" text GENERATED ALWAYS AS (case when owner_kind = 'person' then owner_id end) STORED;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_owner_kind_owner_id_order_no_pk" PRIMARY KEY("owner_kind","owner_id","order_no");--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_owner_kind_owner_id_order_no_position_pk" PRIMARY KEY("owner_kind","owner_id","order_no","position");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_owner_kind_owner_id_id_pk" PRIMARY KEY("owner_kind","owner_id","id");--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_owner_kind_owner_id_id_pk" PRIMARY KEY("owner_kind","owner_id","id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_of_order" FOREIGN KEY ("owner_kind","owner_id","order_no") REFERENCES "public"."orders"("owner_kind","owner_id","order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_of_order" FOREIGN KEY ("owner_kind","owner_id","order_no") REFERENCES "public"."orders"("owner_kind","owner_id","order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_of_order" FOREIGN KEY ("owner_kind","owner_id","order_no") REFERENCES "public"."orders"("owner_kind","owner_id","order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_owner" CHECK ("orders"."owner_kind" in ('person', 'company'));--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("owner_kind","owner_id","created_at","order_no");--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("owner_kind","owner_id","order_no");--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("owner_kind","owner_id","order_no");
