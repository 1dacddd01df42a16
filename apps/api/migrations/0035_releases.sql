CREATE TABLE "product_releases" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"version" text NOT NULL,
	"platform" text NOT NULL,
	"file_name" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"address" text,
	"notes" jsonb NOT NULL,
	"steps" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_releases_size" CHECK ("product_releases"."size" > 0)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "invoice_file" text;--> statement-breakpoint
ALTER TABLE "product_releases" ADD CONSTRAINT "product_releases_product_id_catalogue_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."catalogue_products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_releases_newest" ON "product_releases" USING btree ("product_id","published_at","id");