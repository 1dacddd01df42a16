ALTER TABLE "disk_nodes" ADD COLUMN "scan" text;--> statement-breakpoint
CREATE INDEX "disk_nodes_unscanned" ON "disk_nodes" USING btree ("created_at") WHERE kind = 'file' and scan is null;