CREATE TABLE "directories" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"manages_groups" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "directories_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "directory_departments" (
	"company_id" text NOT NULL,
	"directory_id" text NOT NULL,
	"department_id" text NOT NULL,
	"external_id" text DEFAULT '' NOT NULL,
	"made_by_hand" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "directory_departments_company_id_directory_id_department_id_pk" PRIMARY KEY("company_id","directory_id","department_id")
);
--> statement-breakpoint
CREATE TABLE "directory_people" (
	"company_id" text NOT NULL,
	"directory_id" text NOT NULL,
	"id" text NOT NULL,
	"user_name" text NOT NULL,
	"user_key" text NOT NULL,
	"external_id" text DEFAULT '' NOT NULL,
	"active" boolean NOT NULL,
	"phone" text,
	"user_id" text,
	"department_id" text,
	"invitation_id" text,
	"hindrance" text DEFAULT '' NOT NULL,
	"ended_at" timestamp with time zone,
	"attributes" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "directory_people_company_id_directory_id_id_pk" PRIMARY KEY("company_id","directory_id","id")
);
--> statement-breakpoint
CREATE TABLE "directory_tokens" (
	"company_id" text NOT NULL,
	"digest" text NOT NULL,
	"directory_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "directory_tokens_company_id_digest_pk" PRIMARY KEY("company_id","digest")
);
--> statement-breakpoint
ALTER TABLE "directories" ADD CONSTRAINT "directories_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_departments" ADD CONSTRAINT "directory_departments_of" FOREIGN KEY ("company_id","directory_id") REFERENCES "public"."directories"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_departments" ADD CONSTRAINT "directory_departments_department" FOREIGN KEY ("company_id","department_id") REFERENCES "public"."departments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_people" ADD CONSTRAINT "directory_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_people" ADD CONSTRAINT "directory_people_of" FOREIGN KEY ("company_id","directory_id") REFERENCES "public"."directories"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_tokens" ADD CONSTRAINT "directory_tokens_of" FOREIGN KEY ("company_id","directory_id") REFERENCES "public"."directories"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "directories_name" ON "directories" USING btree ("company_id","name") WHERE "directories"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "directory_departments_one" ON "directory_departments" USING btree ("company_id","department_id");--> statement-breakpoint
CREATE UNIQUE INDEX "directory_people_name" ON "directory_people" USING btree ("company_id","directory_id","user_key");--> statement-breakpoint
CREATE UNIQUE INDEX "directory_people_person" ON "directory_people" USING btree ("company_id","directory_id","user_id");--> statement-breakpoint
CREATE INDEX "directory_people_external" ON "directory_people" USING btree ("company_id","directory_id","external_id");--> statement-breakpoint
CREATE INDEX "directory_people_oldest" ON "directory_people" USING btree ("company_id","directory_id","created_at","id");--> statement-breakpoint
CREATE INDEX "directory_people_department" ON "directory_people" USING btree ("company_id","department_id");--> statement-breakpoint
CREATE INDEX "directory_people_phone" ON "directory_people" USING btree ("company_id","phone") WHERE "directory_people"."user_id" is null;--> statement-breakpoint
CREATE INDEX "directory_people_user" ON "directory_people" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "directory_tokens_id" ON "directory_tokens" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "directory_tokens_directory" ON "directory_tokens" USING btree ("company_id","directory_id");