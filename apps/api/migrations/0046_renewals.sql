CREATE TABLE "seat_cut_members" (
	"company_id" text NOT NULL,
	"main_id" text NOT NULL,
	"user_id" text NOT NULL,
	"is_chosen" boolean DEFAULT false NOT NULL,
	"notified_at" timestamp with time zone,
	CONSTRAINT "seat_cut_members_company_id_main_id_user_id_pk" PRIMARY KEY("company_id","main_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "seat_cuts" (
	"company_id" text NOT NULL,
	"main_id" text NOT NULL,
	"order_no" text NOT NULL,
	"seats" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"cut_at" timestamp with time zone,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "seat_cuts_company_id_main_id_pk" PRIMARY KEY("company_id","main_id")
);
--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "extend_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "amount" integer;--> statement-breakpoint
ALTER TABLE "seat_cut_members" ADD CONSTRAINT "seat_cut_members_company_id_main_id_seat_cuts_company_id_main_id_fk" FOREIGN KEY ("company_id","main_id") REFERENCES "public"."seat_cuts"("company_id","main_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_cut_members" ADD CONSTRAINT "seat_cut_members_company_id_user_id_memberships_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."memberships"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_cuts" ADD CONSTRAINT "seat_cuts_company_id_main_id_products_company_id_main_id_fk" FOREIGN KEY ("company_id","main_id") REFERENCES "public"."products"("company_id","main_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seat_cuts_due" ON "seat_cuts" USING btree ("cut_at");