ALTER TABLE "products" ADD COLUMN "batch_of" text;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "effect" text DEFAULT 'add' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "delivered_to" text;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "delivered_until" timestamp with time zone;