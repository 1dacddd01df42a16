CREATE TABLE "licence_checks" (
	"company_id" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "licence_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"position" text,
	"is_careful" boolean DEFAULT false NOT NULL,
	"failed_at" timestamp with time zone,
	CONSTRAINT "licence_checks_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "licence_clocks" (
	"company_id" text PRIMARY KEY NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"looked_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "licence_exceptions" (
	"company_id" text NOT NULL,
	"rule_id" text NOT NULL,
	"user_id" text NOT NULL,
	"main_id" text NOT NULL,
	CONSTRAINT "licence_exceptions_company_id_rule_id_user_id_main_id_pk" PRIMARY KEY("company_id","rule_id","user_id","main_id")
);
--> statement-breakpoint
CREATE TABLE "licence_rule_departments" (
	"company_id" text NOT NULL,
	"rule_id" text NOT NULL,
	"department_id" text NOT NULL,
	CONSTRAINT "licence_rule_departments_company_id_rule_id_department_id_pk" PRIMARY KEY("company_id","rule_id","department_id")
);
--> statement-breakpoint
CREATE TABLE "licence_rule_groups" (
	"company_id" text NOT NULL,
	"rule_id" text NOT NULL,
	"group_id" text NOT NULL,
	CONSTRAINT "licence_rule_groups_company_id_rule_id_group_id_pk" PRIMARY KEY("company_id","rule_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "licence_rule_products" (
	"company_id" text NOT NULL,
	"rule_id" text NOT NULL,
	"main_id" text NOT NULL,
	CONSTRAINT "licence_rule_products_company_id_rule_id_main_id_pk" PRIMARY KEY("company_id","rule_id","main_id")
);
--> statement-breakpoint
CREATE TABLE "licence_rules" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"reach" text NOT NULL,
	"pool_department_id" text,
	"grace_days" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" text NOT NULL,
	CONSTRAINT "licence_rules_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "waiting_seats" (
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"main_id" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"place" bigserial NOT NULL,
	"rule_id" text NOT NULL,
	CONSTRAINT "waiting_seats_company_id_main_id_user_id_pk" PRIMARY KEY("company_id","main_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "cancelled_grants" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "grants" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "licence_checks" ADD CONSTRAINT "licence_checks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence_clocks" ADD CONSTRAINT "licence_clocks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence_exceptions" ADD CONSTRAINT "licence_exceptions_company_id_rule_id_licence_rules_company_id_id_fk" FOREIGN KEY ("company_id","rule_id") REFERENCES "public"."licence_rules"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence_exceptions" ADD CONSTRAINT "licence_exceptions_company_id_user_id_memberships_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."memberships"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence_rule_departments" ADD CONSTRAINT "licence_rule_departments_company_id_rule_id_licence_rules_company_id_id_fk" FOREIGN KEY ("company_id","rule_id") REFERENCES "public"."licence_rules"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence_rule_departments" ADD CONSTRAINT "licence_rule_departments_company_id_department_id_departments_company_id_id_fk" FOREIGN KEY ("company_id","department_id") REFERENCES "public"."departments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence_rule_groups" ADD CONSTRAINT "licence_rule_groups_company_id_rule_id_licence_rules_company_id_id_fk" FOREIGN KEY ("company_id","rule_id") REFERENCES "public"."licence_rules"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence_rule_groups" ADD CONSTRAINT "licence_rule_groups_company_id_group_id_permission_groups_company_id_id_fk" FOREIGN KEY ("company_id","group_id") REFERENCES "public"."permission_groups"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence_rule_products" ADD CONSTRAINT "licence_rule_products_company_id_rule_id_licence_rules_company_id_id_fk" FOREIGN KEY ("company_id","rule_id") REFERENCES "public"."licence_rules"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence_rules" ADD CONSTRAINT "licence_rules_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_seats" ADD CONSTRAINT "waiting_seats_company_id_user_id_memberships_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."memberships"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_seats" ADD CONSTRAINT "waiting_seats_company_id_rule_id_licence_rules_company_id_id_fk" FOREIGN KEY ("company_id","rule_id") REFERENCES "public"."licence_rules"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "licence_checks_subject" ON "licence_checks" USING btree ("company_id","kind","subject_id");--> statement-breakpoint
CREATE INDEX "licence_checks_open" ON "licence_checks" USING btree ("company_id","id") WHERE "licence_checks"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "licence_clocks_checked" ON "licence_clocks" USING btree ("checked_at");--> statement-breakpoint
CREATE INDEX "licence_exceptions_user" ON "licence_exceptions" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "licence_rule_departments_department" ON "licence_rule_departments" USING btree ("company_id","department_id");--> statement-breakpoint
CREATE INDEX "licence_rule_products_product" ON "licence_rule_products" USING btree ("company_id","main_id");--> statement-breakpoint
CREATE UNIQUE INDEX "licence_rules_name" ON "licence_rules" USING btree ("company_id","name") WHERE "licence_rules"."state" <> 'deleted';--> statement-breakpoint
CREATE INDEX "licence_rules_deleted" ON "licence_rules" USING btree ("updated_at") WHERE "licence_rules"."state" = 'deleted';--> statement-breakpoint
CREATE INDEX "waiting_seats_order" ON "waiting_seats" USING btree ("company_id","main_id","since","place");--> statement-breakpoint
CREATE INDEX "waiting_seats_user" ON "waiting_seats" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "grants_ends" ON "grants" USING btree ("ends_at") WHERE "grants"."ends_at" is not null;--> statement-breakpoint
CREATE INDEX "grants_source" ON "grants" USING btree ("company_id","source_id","user_id") WHERE "grants"."source" = 'rule';