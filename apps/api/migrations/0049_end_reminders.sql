CREATE TABLE "end_reminders" (
	"company_id" text NOT NULL,
	"main_id" text NOT NULL,
	"days" smallint[] NOT NULL,
	CONSTRAINT "end_reminders_company_id_main_id_pk" PRIMARY KEY("company_id","main_id")
);
--> statement-breakpoint
ALTER TABLE "end_reminders" ADD CONSTRAINT "end_reminders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Batches that end in more than 30 days weren't due for a reminder before: don't send those of 180 and 90 days all at once.
UPDATE "products" SET "reminded_at" = now() WHERE "end_at" > now() + interval '30 days';
