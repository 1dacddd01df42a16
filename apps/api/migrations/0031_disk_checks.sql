DROP INDEX "disk_nodes_parent";--> statement-breakpoint
DROP INDEX "disk_nodes_content";--> statement-breakpoint
DROP INDEX "disk_shares_node";--> statement-breakpoint
CREATE INDEX "disk_nodes_parent" ON "disk_nodes" USING btree ("parent_id","owner_kind","owner_id");--> statement-breakpoint
CREATE INDEX "disk_nodes_content" ON "disk_nodes" USING btree ("sha256","owner_kind","owner_id");--> statement-breakpoint
CREATE INDEX "disk_shares_node" ON "disk_shares" USING btree ("node_id","owner_kind","owner_id");