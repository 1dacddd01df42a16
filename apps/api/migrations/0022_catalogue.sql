CREATE TABLE "catalogue_categories" (
	"id" text PRIMARY KEY NOT NULL,
	"position" smallint NOT NULL,
	"names" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_products" (
	"id" text PRIMARY KEY NOT NULL,
	"licence_id" text NOT NULL,
	"category_id" text NOT NULL,
	"position" smallint NOT NULL,
	"drawing" text NOT NULL,
	"product_type" smallint NOT NULL,
	"trial_days" smallint,
	"is_instant" boolean NOT NULL,
	"texts" jsonb NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "catalogue_products_trial" CHECK ("catalogue_products"."trial_days" between 1 and 365)
);
--> statement-breakpoint
CREATE TABLE "trials" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"product_id" text NOT NULL,
	"purpose" text NOT NULL,
	"state" text NOT NULL,
	"applied_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"start_at" timestamp with time zone,
	"end_at" timestamp with time zone,
	CONSTRAINT "trials_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "trials_term" CHECK (("trials"."state" = 'approved') = ("trials"."start_at" is not null and "trials"."end_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "catalogue_products" ADD CONSTRAINT "catalogue_products_category_id_catalogue_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."catalogue_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trials" ADD CONSTRAINT "trials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trials" ADD CONSTRAINT "trials_product_id_catalogue_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."catalogue_products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "catalogue_products_licence" ON "catalogue_products" USING btree ("licence_id");--> statement-breakpoint
CREATE INDEX "trials_newest" ON "trials" USING btree ("user_id","applied_at","id");--> statement-breakpoint
CREATE INDEX "trials_waiting" ON "trials" USING btree ("applied_at") WHERE "trials"."state" = 'applied';--> statement-breakpoint
CREATE UNIQUE INDEX "trials_once" ON "trials" USING btree ("user_id","product_id") WHERE "trials"."state" in ('applied', 'approved');