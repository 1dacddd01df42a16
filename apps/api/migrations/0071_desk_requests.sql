CREATE TABLE "desk_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"operation" text NOT NULL,
	"input" jsonb NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "desk_requests" ADD CONSTRAINT "desk_requests_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_requests" ADD CONSTRAINT "desk_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_requests_waiting" ON "desk_requests" USING btree ("asked_at") WHERE "desk_requests"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "desk_requests_decided" ON "desk_requests" USING btree ("decided_at");--> statement-breakpoint
CREATE INDEX "desk_requests_asker" ON "desk_requests" USING btree ("asked_by");