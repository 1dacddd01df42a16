CREATE TABLE "deregistrations" (
	"user_id" text PRIMARY KEY NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_rows" ADD COLUMN "sealed" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_rows" ADD COLUMN "subject_salt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "put_away_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "deregistrations" ADD CONSTRAINT "deregistrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deregistrations_due" ON "deregistrations" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "invitations_invited" ON "invitations" USING btree ("phone") WHERE "invitations"."user_id" is null;--> statement-breakpoint
CREATE INDEX "invitations_answered" ON "invitations" USING btree ("user_id");