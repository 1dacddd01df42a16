CREATE TABLE "directory_callbacks" (
	"company_id" text NOT NULL,
	"directory_id" text NOT NULL,
	"subject" text NOT NULL,
	"external_id" text NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"failures" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "directory_callbacks_company_id_directory_id_subject_external_id_pk" PRIMARY KEY("company_id","directory_id","subject","external_id")
);
--> statement-breakpoint
CREATE TABLE "directory_changes" (
	"company_id" text NOT NULL,
	"difference_id" text NOT NULL,
	"number" integer NOT NULL,
	"phase" smallint NOT NULL,
	"subject" text NOT NULL,
	"change" text NOT NULL,
	"state" text NOT NULL,
	"note" text,
	"external_id" text NOT NULL,
	"name" text NOT NULL,
	"former_name" text,
	"place" text NOT NULL,
	"former_place" text,
	"place_id" text NOT NULL,
	"department_id" text,
	"phone" text,
	"user_id" text,
	"person_id" text,
	"attributes" jsonb,
	"decision" text,
	CONSTRAINT "directory_changes_company_id_difference_id_number_pk" PRIMARY KEY("company_id","difference_id","number")
);
--> statement-breakpoint
CREATE TABLE "directory_connections" (
	"company_id" text NOT NULL,
	"directory_id" text NOT NULL,
	"client_id" text NOT NULL,
	"secret" text NOT NULL,
	"callback_token" text NOT NULL,
	"callback_key" text NOT NULL,
	"root_id" text NOT NULL,
	"found_root_id" text DEFAULT '' NOT NULL,
	"target_id" text NOT NULL,
	"schedule" text NOT NULL,
	"hour" smallint NOT NULL,
	"policy" text NOT NULL,
	"threshold" smallint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"last_read_at" timestamp with time zone,
	"next_read_at" timestamp with time zone,
	"last_callback_at" timestamp with time zone,
	"failure" text,
	"failure_scope" text DEFAULT '' NOT NULL,
	"failure_detail" text DEFAULT '' NOT NULL,
	CONSTRAINT "directory_connections_company_id_directory_id_pk" PRIMARY KEY("company_id","directory_id")
);
--> statement-breakpoint
CREATE TABLE "directory_differences" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"directory_id" text NOT NULL,
	"state" text NOT NULL,
	"trigger" text NOT NULL,
	"started_by" text DEFAULT '' NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"applied_by" text DEFAULT '' NOT NULL,
	"session_id" text DEFAULT '' NOT NULL,
	"applied_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"lease_until" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"careful" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"failure_scope" text DEFAULT '' NOT NULL,
	"failure_detail" text DEFAULT '' NOT NULL,
	"people_read" integer DEFAULT 0 NOT NULL,
	"departments_read" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"skipped" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"untouched" integer DEFAULT 0 NOT NULL,
	"leavers" integer DEFAULT 0 NOT NULL,
	"members" integer DEFAULT 0 NOT NULL,
	"leaver_limit" integer DEFAULT 0 NOT NULL,
	"is_confirmed" boolean DEFAULT false NOT NULL,
	"seats" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"fingerprint" text DEFAULT '' NOT NULL,
	CONSTRAINT "directory_differences_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "directory_callbacks" ADD CONSTRAINT "directory_callbacks_of" FOREIGN KEY ("company_id","directory_id") REFERENCES "public"."directories"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_changes" ADD CONSTRAINT "directory_changes_of" FOREIGN KEY ("company_id","difference_id") REFERENCES "public"."directory_differences"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_connections" ADD CONSTRAINT "directory_connections_of" FOREIGN KEY ("company_id","directory_id") REFERENCES "public"."directories"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_differences" ADD CONSTRAINT "directory_differences_of" FOREIGN KEY ("company_id","directory_id") REFERENCES "public"."directories"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "directory_callbacks_due" ON "directory_callbacks" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "directory_changes_order" ON "directory_changes" USING btree ("company_id","difference_id","phase","number");--> statement-breakpoint
CREATE INDEX "directory_connections_due" ON "directory_connections" USING btree ("next_read_at");--> statement-breakpoint
CREATE INDEX "directory_differences_listed" ON "directory_differences" USING btree ("company_id","directory_id","started_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "directory_differences_busy" ON "directory_differences" USING btree ("company_id","directory_id") WHERE "directory_differences"."state" in ('reading', 'applying') and "directory_differences"."trigger" <> 'callback';--> statement-breakpoint
CREATE INDEX "directory_differences_unfinished" ON "directory_differences" USING btree ("taken_at") WHERE "directory_differences"."state" in ('reading', 'applying');--> statement-breakpoint
CREATE INDEX "directory_differences_age" ON "directory_differences" USING btree ("started_at");