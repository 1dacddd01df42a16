ALTER TABLE "departments" ADD COLUMN "spelling" text;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "spelling" text;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "spelling" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "spelling" text;--> statement-breakpoint
CREATE INDEX "memberships_name" ON "memberships" USING btree ("company_id","name" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "memberships_spelling" ON "memberships" USING btree ("company_id","spelling" text_pattern_ops);