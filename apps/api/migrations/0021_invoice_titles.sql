CREATE TABLE "invoice_addresses" (
	"owner_kind" text NOT NULL,
	"owner_id" text NOT NULL,
	"id" text NOT NULL,
	"added_as" bigserial NOT NULL,
	"is_default" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"company_id" text GENERATED ALWAYS AS (case when owner_kind = 'company' then owner_id end) STORED,
	"user_id" text GENERATED ALWAYS AS (case when owner_kind = 'person' then owner_id end) STORED,
	"addressee" text NOT NULL,
	"addressee_phone" text NOT NULL,
	"province" text NOT NULL,
	"city" text NOT NULL,
	"district" text NOT NULL,
	"detailed_address" text NOT NULL,
	CONSTRAINT "invoice_addresses_owner_kind_owner_id_id_pk" PRIMARY KEY("owner_kind","owner_id","id"),
	CONSTRAINT "invoice_addresses_owner" CHECK ("invoice_addresses"."owner_kind" in ('person', 'company'))
);
--> statement-breakpoint
CREATE TABLE "invoice_titles" (
	"owner_kind" text NOT NULL,
	"owner_id" text NOT NULL,
	"id" text NOT NULL,
	"added_as" bigserial NOT NULL,
	"is_default" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"company_id" text GENERATED ALWAYS AS (case when owner_kind = 'company' then owner_id end) STORED,
	"user_id" text GENERATED ALWAYS AS (case when owner_kind = 'person' then owner_id end) STORED,
	"title_kind" text NOT NULL,
	"invoice_type" text NOT NULL,
	"invoice_header" text NOT NULL,
	"credit_code" text NOT NULL,
	"bank_name" text NOT NULL,
	"bank_account" text NOT NULL,
	"registered_address" text NOT NULL,
	"registered_phone" text NOT NULL,
	CONSTRAINT "invoice_titles_owner_kind_owner_id_id_pk" PRIMARY KEY("owner_kind","owner_id","id"),
	CONSTRAINT "invoice_titles_owner" CHECK ("invoice_titles"."owner_kind" in ('person', 'company'))
);
--> statement-breakpoint
ALTER TABLE "invoice_addresses" ADD CONSTRAINT "invoice_addresses_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_addresses" ADD CONSTRAINT "invoice_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_titles" ADD CONSTRAINT "invoice_titles_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_titles" ADD CONSTRAINT "invoice_titles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_addresses_default" ON "invoice_addresses" USING btree ("owner_kind","owner_id") WHERE is_default;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_titles_default" ON "invoice_titles" USING btree ("owner_kind","owner_id") WHERE is_default;