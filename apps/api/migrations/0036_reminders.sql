ALTER TABLE "order_items" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "reminded_at" timestamp with time zone;