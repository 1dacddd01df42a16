CREATE TABLE "embedded_people" (
	"company_id" text NOT NULL,
	"embedder_id" text NOT NULL,
	"external_id" text NOT NULL,
	"user_id" text NOT NULL,
	"linked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "embedded_people_company_id_embedder_id_external_id_pk" PRIMARY KEY("company_id","embedder_id","external_id")
);
--> statement-breakpoint
CREATE TABLE "embedder_companies" (
	"company_id" text NOT NULL,
	"embedder_id" text NOT NULL,
	"links" text DEFAULT 'nobody' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "embedder_companies_company_id_embedder_id_pk" PRIMARY KEY("company_id","embedder_id")
);
--> statement-breakpoint
CREATE TABLE "embedder_keys" (
	"digest" text PRIMARY KEY NOT NULL,
	"embedder_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "embedder_refusals" (
	"embedder_id" text NOT NULL,
	"user_id" text NOT NULL,
	"refused_at" timestamp with time zone NOT NULL,
	CONSTRAINT "embedder_refusals_embedder_id_user_id_pk" PRIMARY KEY("embedder_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "embedders" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"origins" text[] NOT NULL,
	"scopes" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "embedder_id" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "embed_company_id" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "embed_origin" text;--> statement-breakpoint
ALTER TABLE "embedded_people" ADD CONSTRAINT "embedded_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "embedded_people" ADD CONSTRAINT "embedded_people_site" FOREIGN KEY ("company_id","embedder_id") REFERENCES "public"."embedder_companies"("company_id","embedder_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "embedder_companies" ADD CONSTRAINT "embedder_companies_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "embedder_companies" ADD CONSTRAINT "embedder_companies_embedder_id_embedders_id_fk" FOREIGN KEY ("embedder_id") REFERENCES "public"."embedders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "embedder_keys" ADD CONSTRAINT "embedder_keys_embedder_id_embedders_id_fk" FOREIGN KEY ("embedder_id") REFERENCES "public"."embedders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "embedder_refusals" ADD CONSTRAINT "embedder_refusals_embedder_id_embedders_id_fk" FOREIGN KEY ("embedder_id") REFERENCES "public"."embedders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "embedder_refusals" ADD CONSTRAINT "embedder_refusals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "embedded_people_person" ON "embedded_people" USING btree ("company_id","embedder_id","user_id");--> statement-breakpoint
CREATE INDEX "embedded_people_user" ON "embedded_people" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "embedder_companies_embedder" ON "embedder_companies" USING btree ("embedder_id");--> statement-breakpoint
CREATE INDEX "embedder_keys_embedder" ON "embedder_keys" USING btree ("embedder_id");--> statement-breakpoint
CREATE INDEX "embedder_refusals_user" ON "embedder_refusals" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_embedder" ON "sessions" USING btree ("embedder_id") WHERE "sessions"."embedder_id" is not null;