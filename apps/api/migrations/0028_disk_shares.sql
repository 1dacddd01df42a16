CREATE TABLE "disk_shares" (
	"owner_kind" text NOT NULL,
	"owner_id" text NOT NULL,
	"id" text NOT NULL,
	"company_id" text GENERATED ALWAYS AS (case when owner_kind = 'company' then owner_id end) STORED,
	"user_id" text GENERATED ALWAYS AS (case when owner_kind = 'person' then owner_id end) STORED,
	"node_id" text NOT NULL,
	"created_by" text NOT NULL,
	"has_code" boolean NOT NULL,
	"can_download" boolean NOT NULL,
	"view_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "disk_shares_owner_kind_owner_id_id_pk" PRIMARY KEY("owner_kind","owner_id","id"),
	CONSTRAINT "disk_shares_owner" CHECK ("disk_shares"."owner_kind" in ('person', 'company'))
);
--> statement-breakpoint
ALTER TABLE "disk_shares" ADD CONSTRAINT "disk_shares_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disk_shares" ADD CONSTRAINT "disk_shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disk_shares" ADD CONSTRAINT "disk_shares_node" FOREIGN KEY ("owner_kind","owner_id","node_id") REFERENCES "public"."disk_nodes"("owner_kind","owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "disk_shares_id" ON "disk_shares" USING btree ("id");--> statement-breakpoint
CREATE INDEX "disk_shares_node" ON "disk_shares" USING btree ("owner_kind","owner_id","node_id");--> statement-breakpoint
CREATE INDEX "disk_shares_creator" ON "disk_shares" USING btree ("owner_kind","owner_id","created_by","created_at");