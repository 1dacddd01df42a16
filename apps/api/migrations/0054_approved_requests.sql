DROP INDEX "licence_requests_once";--> statement-breakpoint
ALTER TABLE "waiting_seats" ALTER COLUMN "rule_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "licence_requests" ADD COLUMN "decided_by" text;--> statement-breakpoint
ALTER TABLE "licence_requests" ADD COLUMN "approved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "licence_requests" ADD COLUMN "approved_by" text;--> statement-breakpoint
ALTER TABLE "licence_requests" ADD COLUMN "approval" text;--> statement-breakpoint
ALTER TABLE "waiting_seats" ADD COLUMN "request_id" text;--> statement-breakpoint
CREATE INDEX "licence_requests_approved" ON "licence_requests" USING btree ("company_id","user_id") WHERE "licence_requests"."state" = 'approved';--> statement-breakpoint
CREATE UNIQUE INDEX "licence_requests_once" ON "licence_requests" USING btree ("company_id","user_id","main_id") WHERE "licence_requests"."state" in ('waiting', 'approved');--> statement-breakpoint
ALTER TABLE "waiting_seats" ADD CONSTRAINT "waiting_seats_reason" CHECK (("waiting_seats"."rule_id" is null) <> ("waiting_seats"."request_id" is null));