CREATE TABLE "stand_in_grants" (
	"code" text PRIMARY KEY NOT NULL,
	"token" text,
	"redirect_uri" text NOT NULL,
	"challenge" text NOT NULL,
	"name" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stand_in_grants_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "social_accounts" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" text NOT NULL,
	"display_name" text NOT NULL,
	"bound_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "social_accounts_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
ALTER TABLE "social_accounts" ADD CONSTRAINT "social_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stand_in_grants_expiry" ON "stand_in_grants" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "social_accounts_person" ON "social_accounts" USING btree ("user_id","provider");