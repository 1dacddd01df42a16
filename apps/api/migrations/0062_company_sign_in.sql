CREATE TABLE "company_domains" (
	"company_id" text NOT NULL,
	"domain" text NOT NULL,
	"token" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"verified_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"missing_since" timestamp with time zone,
	CONSTRAINT "company_domains_company_id_domain_pk" PRIMARY KEY("company_id","domain")
);
--> statement-breakpoint
CREATE TABLE "connection_answers" (
	"company_id" text NOT NULL,
	"connection_id" text NOT NULL,
	"digest" text NOT NULL,
	"content" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "connection_answers_company_id_connection_id_digest_pk" PRIMARY KEY("company_id","connection_id","digest")
);
--> statement-breakpoint
CREATE TABLE "connection_people" (
	"company_id" text NOT NULL,
	"connection_id" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" text NOT NULL,
	"display_name" text NOT NULL,
	"mail" text NOT NULL,
	"linked_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "connection_people_company_id_connection_id_subject_pk" PRIMARY KEY("company_id","connection_id","subject")
);
--> statement-breakpoint
CREATE TABLE "connections" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"details" jsonb,
	"secret" text DEFAULT '' NOT NULL,
	"joining" jsonb NOT NULL,
	"is_on" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"tested_revision" integer,
	"last_test" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "connections_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "session_connections" (
	"company_id" text NOT NULL,
	"connection_id" text NOT NULL,
	"session_id" text NOT NULL,
	"signed_in_at" timestamp with time zone NOT NULL,
	CONSTRAINT "session_connections_company_id_connection_id_session_id_pk" PRIMARY KEY("company_id","connection_id","session_id")
);
--> statement-breakpoint
CREATE TABLE "sign_in_rules" (
	"company_id" text PRIMARY KEY NOT NULL,
	"exempt" text[] DEFAULT '{}' NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "is_own" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "company_domains" ADD CONSTRAINT "company_domains_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection_answers" ADD CONSTRAINT "connection_answers_of" FOREIGN KEY ("company_id","connection_id") REFERENCES "public"."connections"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection_people" ADD CONSTRAINT "connection_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection_people" ADD CONSTRAINT "connection_people_of" FOREIGN KEY ("company_id","connection_id") REFERENCES "public"."connections"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_connections" ADD CONSTRAINT "session_connections_of" FOREIGN KEY ("company_id","connection_id") REFERENCES "public"."connections"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_rules" ADD CONSTRAINT "sign_in_rules_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "company_domains_verified" ON "company_domains" USING btree ("domain") WHERE "company_domains"."verified_at" is not null;--> statement-breakpoint
CREATE INDEX "connection_answers_end" ON "connection_answers" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "connection_people_person" ON "connection_people" USING btree ("company_id","connection_id","user_id");--> statement-breakpoint
CREATE INDEX "connection_people_user" ON "connection_people" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "connections_name" ON "connections" USING btree ("company_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "connections_on" ON "connections" USING btree ("company_id") WHERE "connections"."is_on";--> statement-breakpoint
CREATE INDEX "session_connections_session" ON "session_connections" USING btree ("session_id");