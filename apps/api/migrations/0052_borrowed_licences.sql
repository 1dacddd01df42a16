CREATE TABLE "borrowing_limits" (
	"company_id" text NOT NULL,
	"main_id" text NOT NULL,
	"longest_days" smallint NOT NULL,
	"swaps_per_month" smallint NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "borrowing_limits_company_id_main_id_pk" PRIMARY KEY("company_id","main_id")
);
--> statement-breakpoint
CREATE TABLE "device_swaps" (
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"main_id" text NOT NULL,
	"month" text NOT NULL,
	"count" smallint NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "device_swaps_company_id_user_id_main_id_month_pk" PRIMARY KEY("company_id","user_id","main_id","month")
);
--> statement-breakpoint
CREATE TABLE "licence_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"retired_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "borrowed_licences" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"grant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"person_name" text NOT NULL,
	"main_id" text NOT NULL,
	"sn" text NOT NULL,
	"mid" text NOT NULL,
	"licence" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"returned_at" timestamp with time zone,
	"lost_at" timestamp with time zone,
	"released_at" timestamp with time zone,
	"held_main_id" text,
	"held_department_id" text,
	CONSTRAINT "borrowed_licences_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "borrowing_limits" ADD CONSTRAINT "borrowing_limits_company_id_main_id_products_company_id_main_id_fk" FOREIGN KEY ("company_id","main_id") REFERENCES "public"."products"("company_id","main_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_swaps" ADD CONSTRAINT "device_swaps_company_id_user_id_memberships_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."memberships"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "borrowed_licences" ADD CONSTRAINT "borrowed_licences_company_id_main_id_products_company_id_main_id_fk" FOREIGN KEY ("company_id","main_id") REFERENCES "public"."products"("company_id","main_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "borrowed_licences" ADD CONSTRAINT "borrowed_licences_held_fk" FOREIGN KEY ("company_id","held_main_id","held_department_id") REFERENCES "public"."seat_holdings"("company_id","main_id","department_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "device_swaps_age" ON "device_swaps" USING btree ("last_at");--> statement-breakpoint
CREATE UNIQUE INDEX "licence_keys_current" ON "licence_keys" USING btree ((true)) WHERE "licence_keys"."retired_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "borrowed_licences_once" ON "borrowed_licences" USING btree ("company_id","grant_id") WHERE "borrowed_licences"."released_at" is null;--> statement-breakpoint
CREATE INDEX "borrowed_licences_listed" ON "borrowed_licences" USING btree ("company_id","issued_at","id");--> statement-breakpoint
CREATE INDEX "borrowed_licences_user" ON "borrowed_licences" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "borrowed_licences_held" ON "borrowed_licences" USING btree ("company_id","held_department_id") WHERE "borrowed_licences"."held_department_id" is not null;--> statement-breakpoint
CREATE INDEX "borrowed_licences_due" ON "borrowed_licences" USING btree ("ends_at") WHERE "borrowed_licences"."released_at" is null;