CREATE TABLE "directory_leavers" (
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"directory_id" text NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"department_id" text NOT NULL,
	"left_at" timestamp with time zone NOT NULL,
	CONSTRAINT "directory_leavers_company_id_user_id_pk" PRIMARY KEY("company_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "directory_leavers" ADD CONSTRAINT "directory_leavers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_leavers" ADD CONSTRAINT "directory_leavers_of" FOREIGN KEY ("company_id","directory_id") REFERENCES "public"."directories"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "directory_leavers_latest" ON "directory_leavers" USING btree ("company_id","directory_id","left_at");--> statement-breakpoint
CREATE INDEX "directory_leavers_user" ON "directory_leavers" USING btree ("user_id");