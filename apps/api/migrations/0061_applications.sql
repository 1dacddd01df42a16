CREATE TABLE "oidc_client_secrets" (
	"digest" text PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "oidc_clients" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_english" text NOT NULL,
	"kind" text NOT NULL,
	"is_first_party" boolean NOT NULL,
	"licence_id" text,
	"scopes" text[] NOT NULL,
	"redirect_uris" text[] NOT NULL,
	"logout_uris" text[] NOT NULL,
	"backchannel_logout_uri" text,
	"homepage" text,
	"privacy_policy" text,
	"created_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "oidc_consents" (
	"user_id" text NOT NULL,
	"client_id" text NOT NULL,
	"scopes" text[] NOT NULL,
	"company_id" text NOT NULL,
	"allowed_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "oidc_consents_user_id_client_id_pk" PRIMARY KEY("user_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "oidc_grants" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"company_id" text NOT NULL,
	CONSTRAINT "oidc_grants_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "oidc_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"algorithm" text NOT NULL,
	"public_jwk" jsonb NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"retired_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "oidc_logouts" (
	"id" text PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"user_id" text NOT NULL,
	"sid" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "oidc_records" (
	"model" text NOT NULL,
	"digest" text NOT NULL,
	"sealed_id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"grant_id" text,
	"account_id" text,
	"client_id" text,
	"session_uid" text,
	"user_code" text,
	"consumed_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	CONSTRAINT "oidc_records_model_digest_pk" PRIMARY KEY("model","digest")
);
--> statement-breakpoint
CREATE TABLE "session_links" (
	"uid" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_because" text,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "methods" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "oidc_client_secrets" ADD CONSTRAINT "oidc_client_secrets_client_id_oidc_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."oidc_clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oidc_consents" ADD CONSTRAINT "oidc_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oidc_consents" ADD CONSTRAINT "oidc_consents_client_id_oidc_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."oidc_clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oidc_grants" ADD CONSTRAINT "oidc_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_links" ADD CONSTRAINT "session_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "oidc_client_secrets_client" ON "oidc_client_secrets" USING btree ("client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "oidc_keys_current" ON "oidc_keys" USING btree ("algorithm") WHERE "oidc_keys"."retired_at" is null;--> statement-breakpoint
CREATE INDEX "oidc_logouts_due" ON "oidc_logouts" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "oidc_records_grant" ON "oidc_records" USING btree ("grant_id") WHERE "oidc_records"."grant_id" is not null;--> statement-breakpoint
CREATE INDEX "oidc_records_session" ON "oidc_records" USING btree ("session_uid") WHERE "oidc_records"."session_uid" is not null;--> statement-breakpoint
CREATE INDEX "oidc_records_account" ON "oidc_records" USING btree ("account_id") WHERE "oidc_records"."account_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "oidc_records_user_code" ON "oidc_records" USING btree ("user_code") WHERE "oidc_records"."user_code" is not null;--> statement-breakpoint
CREATE INDEX "oidc_records_expiry" ON "oidc_records" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "session_links_user" ON "session_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_links_open" ON "session_links" USING btree ("session_id") WHERE "session_links"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "session_links_unsettled" ON "session_links" USING btree ("ended_at") WHERE "session_links"."ended_at" is not null and "session_links"."settled_at" is null;