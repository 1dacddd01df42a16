DROP INDEX "session_links_open";--> statement-breakpoint
ALTER TABLE "session_links" ADD COLUMN "look_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "session_links_due" ON "session_links" USING btree ("look_at") WHERE "session_links"."ended_at" is null;