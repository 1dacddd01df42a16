ALTER TABLE "sessions" ADD COLUMN "browser_key" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "stolen_at" timestamp with time zone;