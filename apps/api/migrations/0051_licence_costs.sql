CREATE TABLE "licence_seat_counts" (
	"company_id" text PRIMARY KEY NOT NULL,
	"counted_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "licence_seat_months" (
	"company_id" text NOT NULL,
	"month" date NOT NULL,
	"main_id" text NOT NULL,
	"department_id" text NOT NULL,
	"owned_days" integer NOT NULL,
	"free_days" integer NOT NULL,
	"used_days" integer NOT NULL,
	CONSTRAINT "licence_seat_months_company_id_month_main_id_department_id_pk" PRIMARY KEY("company_id","month","main_id","department_id"),
	CONSTRAINT "licence_seat_months_free" CHECK ("licence_seat_months"."free_days" between 0 and "licence_seat_months"."owned_days")
);
--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "delivered_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "licence_seat_counts" ADD CONSTRAINT "licence_seat_counts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence_seat_months" ADD CONSTRAINT "licence_seat_months_company_id_main_id_products_company_id_main_id_fk" FOREIGN KEY ("company_id","main_id") REFERENCES "public"."products"("company_id","main_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "licence_seat_months_age" ON "licence_seat_months" USING btree ("month");