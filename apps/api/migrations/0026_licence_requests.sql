CREATE TABLE "licence_requests" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"main_id" text NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"applied_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"answer" text DEFAULT '' NOT NULL,
	CONSTRAINT "licence_requests_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "licence_requests" ADD CONSTRAINT "licence_requests_company_id_main_id_products_company_id_main_id_fk" FOREIGN KEY ("company_id","main_id") REFERENCES "public"."products"("company_id","main_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence_requests" ADD CONSTRAINT "licence_requests_company_id_user_id_memberships_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."memberships"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "licence_requests_once" ON "licence_requests" USING btree ("company_id","user_id","main_id") WHERE "licence_requests"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "licence_requests_listed" ON "licence_requests" USING btree ("company_id","applied_at","id");--> statement-breakpoint
CREATE INDEX "licence_requests_user" ON "licence_requests" USING btree ("company_id","user_id");