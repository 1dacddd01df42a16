ALTER TABLE "disk_nodes" ADD COLUMN "created_by" text;--> statement-breakpoint
UPDATE "disk_nodes" SET "created_by" = "owner_id";--> statement-breakpoint
ALTER TABLE "disk_nodes" ALTER COLUMN "created_by" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "disk_uploads" ADD COLUMN "created_by" text;--> statement-breakpoint
UPDATE "disk_uploads" SET "created_by" = "owner_id";--> statement-breakpoint
ALTER TABLE "disk_uploads" ALTER COLUMN "created_by" SET NOT NULL;
