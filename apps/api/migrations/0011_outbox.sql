-- What waits to be sent is sent: it was all short messages before there was mail.
ALTER TABLE "sms_outbox" RENAME TO "outbox";--> statement-breakpoint
ALTER TABLE "outbox" RENAME CONSTRAINT "sms_outbox_pkey" TO "outbox_pkey";--> statement-breakpoint
ALTER TABLE "outbox" RENAME COLUMN "mobile" TO "recipient";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "channel" text DEFAULT 'sms' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "channel" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "subject" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "html" text DEFAULT '' NOT NULL;--> statement-breakpoint
DROP INDEX "sms_outbox_due";--> statement-breakpoint
ALTER INDEX "sms_outbox_queued" RENAME TO "outbox_queued";--> statement-breakpoint
DROP INDEX "sms_outbox_useless";--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("channel","due_at");--> statement-breakpoint
CREATE INDEX "outbox_useless" ON "outbox" USING btree ("useless_at") WHERE "outbox"."text" <> '';
