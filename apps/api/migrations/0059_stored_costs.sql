CREATE TABLE "licence_cost_months" (
	"company_id" text NOT NULL,
	"month" date NOT NULL,
	"basis" text NOT NULL,
	CONSTRAINT "licence_cost_months_company_id_month_pk" PRIMARY KEY("company_id","month")
);
--> statement-breakpoint
CREATE TABLE "licence_month_costs" (
	"company_id" text NOT NULL,
	"month" date NOT NULL,
	"sum_of" text NOT NULL,
	"product_id" text NOT NULL,
	"department_id" text NOT NULL,
	"owned_fen" bigint NOT NULL,
	"owned_free_fen" bigint NOT NULL,
	"used_fen" bigint NOT NULL,
	"used_free_fen" bigint NOT NULL,
	CONSTRAINT "licence_month_costs_pk" PRIMARY KEY("company_id","month","sum_of","product_id","department_id")
);
--> statement-breakpoint
ALTER TABLE "licence_seat_counts" ADD COLUMN "stored_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "licence_cost_months" ADD CONSTRAINT "licence_cost_months_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "licence_cost_months_age" ON "licence_cost_months" USING btree ("month");--> statement-breakpoint
CREATE INDEX "licence_month_costs_department" ON "licence_month_costs" USING btree ("company_id","department_id","month") WHERE "licence_month_costs"."sum_of" = 'both';