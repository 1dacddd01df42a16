CREATE TABLE "reclaim_policies" (
	"company_id" text NOT NULL,
	"main_id" text NOT NULL,
	"idle_days" integer NOT NULL,
	"notice_days" integer NOT NULL,
	"state" text NOT NULL,
	"saved_by" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"ran_on" date,
	CONSTRAINT "reclaim_policies_company_id_main_id_pk" PRIMARY KEY("company_id","main_id")
);
--> statement-breakpoint
ALTER TABLE "reclaim_policies" ADD CONSTRAINT "reclaim_policies_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reclaim_policies_due" ON "reclaim_policies" USING btree ("ran_on") WHERE "reclaim_policies"."state" <> 'off';