CREATE TABLE "audit_rows" (
	"company_id" text NOT NULL,
	"id" bigserial NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" text NOT NULL,
	"session_id" text NOT NULL,
	"operation" text NOT NULL,
	"subject" jsonb NOT NULL,
	CONSTRAINT "audit_rows_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "spent_challenges" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"account" text NOT NULL,
	"code" text DEFAULT '' NOT NULL,
	"contact_person" text DEFAULT '' NOT NULL,
	"contact_phone" text DEFAULT '' NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"province" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"area_or_county" text DEFAULT '' NOT NULL,
	"detailed_address" text DEFAULT '' NOT NULL,
	"logo_path" text,
	"certification_status" smallint DEFAULT 0 NOT NULL,
	"audited_at" timestamp with time zone,
	"audit_detail" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "department_administrators" (
	"company_id" text NOT NULL,
	"department_id" text NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "department_administrators_company_id_department_id_user_id_pk" PRIMARY KEY("company_id","department_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "departments" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"parent_id" text,
	"name" text NOT NULL,
	"level" smallint NOT NULL,
	"path" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "departments_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "departments_sibling_name" UNIQUE("company_id","parent_id","name"),
	CONSTRAINT "departments_level" CHECK ("departments"."level" between 1 and 6)
);
--> statement-breakpoint
CREATE TABLE "devices" (
	"company_id" text NOT NULL,
	"grant_id" text NOT NULL,
	"mid" text NOT NULL,
	"registered_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "devices_company_id_grant_id_mid_pk" PRIMARY KEY("company_id","grant_id","mid")
);
--> statement-breakpoint
CREATE TABLE "grants" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"main_id" text NOT NULL,
	"user_id" text NOT NULL,
	"department_id" text NOT NULL,
	"sn" text NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	"online_since" timestamp with time zone,
	CONSTRAINT "grants_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "grants_once" UNIQUE("company_id","main_id","user_id"),
	CONSTRAINT "grants_sn" UNIQUE("company_id","sn")
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"role" text NOT NULL,
	"department_id" text NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"invited_at" timestamp with time zone,
	"joined_at" timestamp with time zone NOT NULL,
	"grant_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "memberships_company_id_user_id_pk" PRIMARY KEY("company_id","user_id"),
	CONSTRAINT "memberships_grant_count" CHECK ("memberships"."grant_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"has_read" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "messages_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "page_statuses" (
	"user_id" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "page_statuses_user_id_code_pk" PRIMARY KEY("user_id","code")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"company_id" text NOT NULL,
	"main_id" text NOT NULL,
	"name" text NOT NULL,
	"product_type" smallint NOT NULL,
	"licensing_type" text NOT NULL,
	"start_at" timestamp with time zone,
	"end_at" timestamp with time zone,
	"disabled" boolean DEFAULT false NOT NULL,
	"is_trial" boolean DEFAULT false NOT NULL,
	"remarks" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "products_company_id_main_id_pk" PRIMARY KEY("company_id","main_id")
);
--> statement-breakpoint
CREATE TABLE "seat_holdings" (
	"company_id" text NOT NULL,
	"main_id" text NOT NULL,
	"department_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "seat_holdings_company_id_main_id_department_id_pk" PRIMARY KEY("company_id","main_id","department_id"),
	CONSTRAINT "seat_holdings_used" CHECK ("seat_holdings"."used" between 0 and "seat_holdings"."quantity")
);
--> statement-breakpoint
CREATE TABLE "service_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"material" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"is_web_client" boolean DEFAULT true NOT NULL,
	"generation" integer DEFAULT 1 NOT NULL,
	"rotated_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_because" text
);
--> statement-breakpoint
CREATE TABLE "sign_in_failures" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"locked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"phone" text NOT NULL,
	"real_name" text DEFAULT '' NOT NULL,
	"nickname" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"head_image" text,
	"password_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_sign_in_at" timestamp with time zone,
	CONSTRAINT "users_account_unique" UNIQUE("account")
);
--> statement-breakpoint
ALTER TABLE "department_administrators" ADD CONSTRAINT "department_administrators_company_id_department_id_departments_company_id_id_fk" FOREIGN KEY ("company_id","department_id") REFERENCES "public"."departments"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "department_administrators" ADD CONSTRAINT "department_administrators_company_id_user_id_memberships_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."memberships"("company_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_company_id_parent_id_departments_company_id_id_fk" FOREIGN KEY ("company_id","parent_id") REFERENCES "public"."departments"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_company_id_grant_id_grants_company_id_id_fk" FOREIGN KEY ("company_id","grant_id") REFERENCES "public"."grants"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_company_id_main_id_department_id_seat_holdings_company_id_main_id_department_id_fk" FOREIGN KEY ("company_id","main_id","department_id") REFERENCES "public"."seat_holdings"("company_id","main_id","department_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_company_id_user_id_memberships_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."memberships"("company_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_company_id_department_id_departments_company_id_id_fk" FOREIGN KEY ("company_id","department_id") REFERENCES "public"."departments"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_statuses" ADD CONSTRAINT "page_statuses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_holdings" ADD CONSTRAINT "seat_holdings_company_id_main_id_products_company_id_main_id_fk" FOREIGN KEY ("company_id","main_id") REFERENCES "public"."products"("company_id","main_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_holdings" ADD CONSTRAINT "seat_holdings_company_id_department_id_departments_company_id_id_fk" FOREIGN KEY ("company_id","department_id") REFERENCES "public"."departments"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_rows_at" ON "audit_rows" USING btree ("company_id","at");--> statement-breakpoint
CREATE INDEX "spent_challenges_expiry" ON "spent_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "department_administrators_user" ON "department_administrators" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "departments_path" ON "departments" USING btree ("company_id","path" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "grants_user" ON "grants" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "grants_listed" ON "grants" USING btree ("company_id","main_id","granted_at","id");--> statement-breakpoint
CREATE INDEX "memberships_user" ON "memberships" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "memberships_joined" ON "memberships" USING btree ("company_id","joined_at","user_id");--> statement-breakpoint
CREATE INDEX "memberships_granted" ON "memberships" USING btree ("company_id","grant_count","user_id");--> statement-breakpoint
CREATE INDEX "memberships_department" ON "memberships" USING btree ("company_id","department_id","joined_at");--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_phone" ON "memberships" USING btree ("company_id","phone");--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_one_super" ON "memberships" USING btree ("company_id") WHERE "memberships"."role" = 'superAdministrator';--> statement-breakpoint
CREATE INDEX "messages_newest" ON "messages" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "products_created" ON "products" USING btree ("company_id","created_at","main_id");--> statement-breakpoint
CREATE INDEX "seat_holdings_department" ON "seat_holdings" USING btree ("company_id","department_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id","ended_at");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "users_phone" ON "users" USING btree ("phone");