CREATE TABLE "cloud_apps" (
	"licence_id" text PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"version" text
);
--> statement-breakpoint
CREATE TABLE "app_uses" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"licence_id" text NOT NULL,
	"source" text NOT NULL,
	"owned_id" text NOT NULL,
	"company_id" text NOT NULL,
	"ticket" text NOT NULL,
	"ticket_until" timestamp with time zone NOT NULL,
	"mid" text NOT NULL,
	"agent" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"secret" text,
	"started_at" timestamp with time zone,
	"seen_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ended_because" text,
	CONSTRAINT "app_uses_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "app_uses_ticket" UNIQUE("ticket"),
	CONSTRAINT "app_uses_secret" UNIQUE("secret")
);
--> statement-breakpoint
ALTER TABLE "app_uses" ADD CONSTRAINT "app_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "app_uses_licence" ON "app_uses" USING btree ("user_id","source","owned_id","company_id");--> statement-breakpoint
CREATE INDEX "app_uses_open" ON "app_uses" USING btree ("seen_at") WHERE "app_uses"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "app_uses_issued" ON "app_uses" USING btree ("issued_at");