CREATE TABLE "cancelled_grants" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"main_id" text NOT NULL,
	"user_id" text NOT NULL,
	"department_id" text NOT NULL,
	"sn" text NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	"online_since" timestamp with time zone,
	"devices" jsonb NOT NULL,
	"cancelled_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cancelled_grants_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "cancelled_grants" ADD CONSTRAINT "cancelled_grants_company_id_user_id_memberships_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."memberships"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cancelled_grants_user" ON "cancelled_grants" USING btree ("company_id","user_id","main_id");--> statement-breakpoint
CREATE INDEX "cancelled_grants_age" ON "cancelled_grants" USING btree ("cancelled_at");