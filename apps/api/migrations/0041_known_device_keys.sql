ALTER TABLE "known_devices" ADD COLUMN "browser_key" text;--> statement-breakpoint
ALTER TABLE "known_devices" ADD COLUMN "spent_proofs" text[] DEFAULT '{}' NOT NULL;