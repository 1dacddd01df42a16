CREATE TABLE "bulk_change_lines" (
	"company_id" text NOT NULL,
	"change_id" text NOT NULL,
	"number" integer NOT NULL,
	"user_id" text NOT NULL,
	"main_id" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"grant_id" text,
	"done_at" timestamp with time zone,
	CONSTRAINT "bulk_change_lines_company_id_change_id_number_pk" PRIMARY KEY("company_id","change_id","number")
);
--> statement-breakpoint
CREATE TABLE "bulk_changes" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"source" text NOT NULL,
	"main_ids" text[] NOT NULL,
	"started_by" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"actor_id" text NOT NULL,
	"session_id" text NOT NULL,
	"acted_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"total" integer NOT NULL,
	"waiting" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"undone" integer DEFAULT 0 NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"careful_until" integer,
	CONSTRAINT "bulk_changes_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "cancelled_grants" ADD COLUMN "source" text DEFAULT 'manual' NOT NULL;--> statement-breakpoint
ALTER TABLE "cancelled_grants" ADD COLUMN "source_id" text;--> statement-breakpoint
ALTER TABLE "grants" ADD COLUMN "source" text DEFAULT 'manual' NOT NULL;--> statement-breakpoint
ALTER TABLE "grants" ADD COLUMN "source_id" text;--> statement-breakpoint
ALTER TABLE "bulk_change_lines" ADD CONSTRAINT "bulk_change_lines_company_id_change_id_bulk_changes_company_id_id_fk" FOREIGN KEY ("company_id","change_id") REFERENCES "public"."bulk_changes"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_changes" ADD CONSTRAINT "bulk_changes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_changes_listed" ON "bulk_changes" USING btree ("company_id","started_at","id");--> statement-breakpoint
CREATE INDEX "bulk_changes_unfinished" ON "bulk_changes" USING btree ("taken_at") WHERE "bulk_changes"."state" in ('running', 'undoing');--> statement-breakpoint
CREATE INDEX "bulk_changes_age" ON "bulk_changes" USING btree ("started_at");