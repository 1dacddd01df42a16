ALTER TABLE "session_connections" DROP CONSTRAINT "session_connections_of";
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "company_sign_in_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pending_sign_ins" ADD COLUMN "connection" jsonb;