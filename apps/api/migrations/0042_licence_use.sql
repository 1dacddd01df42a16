CREATE TABLE "licence_use_days" (
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"main_id" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "licence_use_days_company_id_user_id_main_id_day_pk" PRIMARY KEY("company_id","user_id","main_id","day")
);
--> statement-breakpoint
ALTER TABLE "cancelled_grants" ADD COLUMN "last_used_on" date;--> statement-breakpoint
ALTER TABLE "grants" ADD COLUMN "last_used_on" date;--> statement-breakpoint
ALTER TABLE "grants" ADD COLUMN "idle_since" date GENERATED ALWAYS AS (coalesce(last_used_on, (granted_at at time zone 'Asia/Shanghai')::date)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "licence_use_days" ADD CONSTRAINT "licence_use_days_company_id_user_id_memberships_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."memberships"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "licence_use_days_day" ON "licence_use_days" USING btree ("day","company_id","main_id");--> statement-breakpoint
CREATE INDEX "grants_idle" ON "grants" USING btree ("company_id","main_id","idle_since","id");--> statement-breakpoint
CREATE INDEX "grants_online" ON "grants" USING btree ("company_id","id") WHERE "grants"."online_since" is not null;--> statement-breakpoint
INSERT INTO "licence_use_days" ("company_id", "user_id", "main_id", "day")
SELECT DISTINCT g."company_id", g."user_id", u."licence_id", (u."started_at" at time zone 'Asia/Shanghai')::date
FROM "app_uses" u JOIN "grants" g ON g."company_id" = u."company_id" AND g."id" = u."owned_id" AND g."user_id" = u."user_id"
WHERE u."started_at" IS NOT NULL;--> statement-breakpoint
UPDATE "grants" g SET "last_used_on" = (last.at at time zone 'Asia/Shanghai')::date
FROM (SELECT "company_id", "owned_id", max("started_at") AS at FROM "app_uses" GROUP BY 1, 2) last
WHERE g."company_id" = last."company_id" AND g."id" = last."owned_id" AND last.at IS NOT NULL;
