CREATE TABLE "audit_callers" (
	"company_id" text NOT NULL,
	"audit_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"address" text NOT NULL,
	"agent" text NOT NULL,
	"salt" text NOT NULL,
	CONSTRAINT "audit_callers_company_id_audit_id_pk" PRIMARY KEY("company_id","audit_id")
);
--> statement-breakpoint
CREATE TABLE "audit_chains" (
	"company_id" text PRIMARY KEY NOT NULL,
	"length" bigint DEFAULT 0 NOT NULL,
	"hash" text DEFAULT '' NOT NULL,
	"earlier_id" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_rows" ADD COLUMN "caller" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_rows" ADD COLUMN "position" bigint;--> statement-breakpoint
ALTER TABLE "audit_rows" ADD COLUMN "previous" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_rows" ADD COLUMN "hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "company_id" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "subject_id" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "locked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "lock_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_callers_at" ON "audit_callers" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "audit_rows_position" ON "audit_rows" USING btree ("company_id","position") WHERE "audit_rows"."position" is not null;--> statement-breakpoint
INSERT INTO "audit_chains" ("company_id", "earlier_id") SELECT "company_id", max("id") FROM "audit_rows" GROUP BY "company_id";
