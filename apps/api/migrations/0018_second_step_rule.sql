ALTER TABLE "companies" ADD COLUMN "second_step_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "second_step_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "companies_account" ON "companies" USING btree (lower("account"));--> statement-breakpoint
CREATE INDEX "companies_code" ON "companies" USING btree ("code");