CREATE TABLE "reclaim_exemptions" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"main_id" text NOT NULL,
	"reason" text NOT NULL,
	"ends_on" date,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reclaim_exemptions_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "reclaim_lines" (
	"company_id" text NOT NULL,
	"reclaim_id" text NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "reclaim_lines_company_id_reclaim_id_user_id_pk" PRIMARY KEY("company_id","reclaim_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "reclaims" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"main_id" text NOT NULL,
	"idle_days" integer NOT NULL,
	"state" text NOT NULL,
	"planned_by" text NOT NULL,
	"session_id" text NOT NULL,
	"planned_at" timestamp with time zone NOT NULL,
	"planned_on" date NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"total" integer NOT NULL,
	"taken" integer,
	"change_id" text,
	CONSTRAINT "reclaims_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "bulk_changes" ADD COLUMN "used_from" date;--> statement-breakpoint
ALTER TABLE "reclaim_exemptions" ADD CONSTRAINT "reclaim_exemptions_company_id_user_id_memberships_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."memberships"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reclaim_lines" ADD CONSTRAINT "reclaim_lines_company_id_reclaim_id_reclaims_company_id_id_fk" FOREIGN KEY ("company_id","reclaim_id") REFERENCES "public"."reclaims"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reclaim_lines" ADD CONSTRAINT "reclaim_lines_company_id_user_id_memberships_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."memberships"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reclaims" ADD CONSTRAINT "reclaims_company_id_main_id_products_company_id_main_id_fk" FOREIGN KEY ("company_id","main_id") REFERENCES "public"."products"("company_id","main_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reclaim_exemptions_once" ON "reclaim_exemptions" USING btree ("company_id","user_id","main_id");--> statement-breakpoint
CREATE INDEX "reclaim_exemptions_listed" ON "reclaim_exemptions" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "reclaim_lines_user" ON "reclaim_lines" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "reclaims_listed" ON "reclaims" USING btree ("company_id","planned_at","id");--> statement-breakpoint
CREATE INDEX "reclaims_due" ON "reclaims" USING btree ("due_at") WHERE "reclaims"."state" = 'planned';--> statement-breakpoint
CREATE INDEX "reclaims_age" ON "reclaims" USING btree ("planned_at");