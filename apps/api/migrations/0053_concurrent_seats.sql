CREATE TABLE "seat_denials" (
	"company_id" text NOT NULL,
	"main_id" text NOT NULL,
	"day" date NOT NULL,
	"department_id" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "seat_denials_company_id_main_id_day_department_id_pk" PRIMARY KEY("company_id","main_id","day","department_id")
);
--> statement-breakpoint
CREATE TABLE "seat_peaks" (
	"company_id" text NOT NULL,
	"main_id" text NOT NULL,
	"day" date NOT NULL,
	"peak" integer NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "seat_peaks_company_id_main_id_day_pk" PRIMARY KEY("company_id","main_id","day")
);
--> statement-breakpoint
CREATE TABLE "seat_checkouts" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"main_id" text NOT NULL,
	"product" text NOT NULL,
	"user_id" text NOT NULL,
	"department_id" text NOT NULL,
	"mid" text NOT NULL,
	"device_name" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_because" text,
	CONSTRAINT "seat_checkouts_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "catalogue_products" ADD COLUMN "is_concurrent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "is_concurrent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_concurrent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "overcommit" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "seat_denials" ADD CONSTRAINT "seat_denials_company_id_main_id_products_company_id_main_id_fk" FOREIGN KEY ("company_id","main_id") REFERENCES "public"."products"("company_id","main_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_peaks" ADD CONSTRAINT "seat_peaks_company_id_main_id_products_company_id_main_id_fk" FOREIGN KEY ("company_id","main_id") REFERENCES "public"."products"("company_id","main_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_checkouts" ADD CONSTRAINT "seat_checkouts_company_id_main_id_products_company_id_main_id_fk" FOREIGN KEY ("company_id","main_id") REFERENCES "public"."products"("company_id","main_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_checkouts" ADD CONSTRAINT "seat_checkouts_company_id_user_id_memberships_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."memberships"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seat_denials_day" ON "seat_denials" USING btree ("day");--> statement-breakpoint
CREATE INDEX "seat_peaks_day" ON "seat_peaks" USING btree ("day");--> statement-breakpoint
CREATE UNIQUE INDEX "seat_checkouts_once" ON "seat_checkouts" USING btree ("company_id","user_id","product") WHERE "seat_checkouts"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "seat_checkouts_open" ON "seat_checkouts" USING btree ("company_id","main_id","started_at","id") WHERE "seat_checkouts"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "seat_checkouts_user" ON "seat_checkouts" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "seat_checkouts_age" ON "seat_checkouts" USING btree ("ends_at");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_overcommit" CHECK ("products"."overcommit" between 0 and case when "products"."is_concurrent" then 100000 else 0 end);