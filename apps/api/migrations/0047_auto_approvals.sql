CREATE TABLE "licence_auto_approvals" (
	"company_id" text NOT NULL,
	"main_id" text NOT NULL,
	"switched_on_at" timestamp with time zone NOT NULL,
	CONSTRAINT "licence_auto_approvals_company_id_main_id_pk" PRIMARY KEY("company_id","main_id")
);
--> statement-breakpoint
ALTER TABLE "licence_auto_approvals" ADD CONSTRAINT "licence_auto_approvals_company_id_main_id_products_company_id_main_id_fk" FOREIGN KEY ("company_id","main_id") REFERENCES "public"."products"("company_id","main_id") ON DELETE no action ON UPDATE no action;