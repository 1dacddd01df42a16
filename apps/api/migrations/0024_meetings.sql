CREATE TABLE "meeting_applications" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"meeting_id" text NOT NULL,
	"turn" integer NOT NULL,
	"state" text NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"company" text NOT NULL,
	"remark" text NOT NULL,
	"applied_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"code" text,
	"checked_in_at" timestamp with time zone,
	CONSTRAINT "meeting_applications_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "meeting_applications_place" CHECK (("meeting_applications"."state" = 'confirmed') = ("meeting_applications"."code" is not null))
);
--> statement-breakpoint
CREATE TABLE "meetings" (
	"id" text PRIMARY KEY NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"place_count" integer NOT NULL,
	"texts" jsonb NOT NULL,
	CONSTRAINT "meetings_term" CHECK ("meetings"."end_at" > "meetings"."start_at"),
	CONSTRAINT "meetings_places" CHECK ("meetings"."place_count" > 0)
);
--> statement-breakpoint
ALTER TABLE "meeting_applications" ADD CONSTRAINT "meeting_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_applications" ADD CONSTRAINT "meeting_applications_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "meeting_applications_once" ON "meeting_applications" USING btree ("user_id","meeting_id") WHERE "meeting_applications"."state" <> 'withdrawn';--> statement-breakpoint
CREATE UNIQUE INDEX "meeting_applications_turn" ON "meeting_applications" USING btree ("meeting_id","turn");--> statement-breakpoint
CREATE INDEX "meeting_applications_state" ON "meeting_applications" USING btree ("meeting_id","state","turn");--> statement-breakpoint
CREATE UNIQUE INDEX "meeting_applications_code" ON "meeting_applications" USING btree ("code");--> statement-breakpoint
CREATE INDEX "meetings_newest" ON "meetings" USING btree ("start_at");