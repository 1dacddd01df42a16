CREATE TABLE "permission_group_departments" (
	"company_id" text NOT NULL,
	"group_id" text NOT NULL,
	"department_id" text NOT NULL,
	CONSTRAINT "permission_group_departments_company_id_group_id_department_id_pk" PRIMARY KEY("company_id","group_id","department_id")
);
--> statement-breakpoint
CREATE TABLE "permission_group_members" (
	"company_id" text NOT NULL,
	"group_id" text NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "permission_group_members_company_id_group_id_user_id_pk" PRIMARY KEY("company_id","group_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "permission_groups" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"permissions" text[] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" text DEFAULT '' NOT NULL,
	CONSTRAINT "permission_groups_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "permission_groups_name" UNIQUE("company_id","name")
);
--> statement-breakpoint
CREATE TABLE "invitation_days" (
	"company_id" text NOT NULL,
	"day" text NOT NULL,
	"sent" integer NOT NULL,
	CONSTRAINT "invitation_days_company_id_day_pk" PRIMARY KEY("company_id","day")
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"phone" text NOT NULL,
	"name" text NOT NULL,
	"department_id" text NOT NULL,
	"user_id" text,
	"status" smallint NOT NULL,
	"link_id" text,
	"invited_by" text NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"responded_at" timestamp with time zone,
	"decided_by" text,
	"added_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"token_hash" text,
	"sent_at" timestamp with time zone,
	"batch_id" text,
	CONSTRAINT "invitations_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "invitations_state" CHECK ("invitations"."status" in (1, 2, 4, 5, 6, 7))
);
--> statement-breakpoint
ALTER TABLE "permission_group_departments" ADD CONSTRAINT "permission_group_departments_company_id_group_id_permission_groups_company_id_id_fk" FOREIGN KEY ("company_id","group_id") REFERENCES "public"."permission_groups"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permission_group_departments" ADD CONSTRAINT "permission_group_departments_company_id_department_id_departments_company_id_id_fk" FOREIGN KEY ("company_id","department_id") REFERENCES "public"."departments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permission_group_members" ADD CONSTRAINT "permission_group_members_company_id_group_id_permission_groups_company_id_id_fk" FOREIGN KEY ("company_id","group_id") REFERENCES "public"."permission_groups"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permission_group_members" ADD CONSTRAINT "permission_group_members_company_id_user_id_memberships_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."memberships"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permission_groups" ADD CONSTRAINT "permission_groups_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_days" ADD CONSTRAINT "invitation_days_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_company_id_department_id_departments_company_id_id_fk" FOREIGN KEY ("company_id","department_id") REFERENCES "public"."departments"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "permission_group_departments_department" ON "permission_group_departments" USING btree ("company_id","department_id");--> statement-breakpoint
CREATE INDEX "permission_group_members_user" ON "permission_group_members" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_one_open" ON "invitations" USING btree ("company_id","phone") WHERE "invitations"."status" in (4, 5);--> statement-breakpoint
CREATE INDEX "invitations_newest" ON "invitations" USING btree ("company_id","invited_at","id");--> statement-breakpoint
CREATE INDEX "invitations_status" ON "invitations" USING btree ("company_id","status","invited_at","id");--> statement-breakpoint
CREATE INDEX "invitations_phone" ON "invitations" USING btree ("company_id","phone","invited_at");--> statement-breakpoint
CREATE INDEX "invitations_user" ON "invitations" USING btree ("company_id","user_id");