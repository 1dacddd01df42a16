CREATE TABLE "agreements" (
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"version" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"occasion" text NOT NULL,
	CONSTRAINT "agreements_user_id_kind_version_at_pk" PRIMARY KEY("user_id","kind","version","at")
);
--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;