CREATE TABLE "disk_archives" (
	"owner_kind" text NOT NULL,
	"owner_id" text NOT NULL,
	"id" text NOT NULL,
	"company_id" text GENERATED ALWAYS AS (case when owner_kind = 'company' then owner_id end) STORED,
	"user_id" text GENERATED ALWAYS AS (case when owner_kind = 'person' then owner_id end) STORED,
	"node_ids" text[] NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "disk_archives_owner_kind_owner_id_id_pk" PRIMARY KEY("owner_kind","owner_id","id"),
	CONSTRAINT "disk_archives_owner" CHECK ("disk_archives"."owner_kind" in ('person', 'company'))
);
--> statement-breakpoint
ALTER TABLE "disk_archives" ADD CONSTRAINT "disk_archives_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disk_archives" ADD CONSTRAINT "disk_archives_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "disk_archives_created" ON "disk_archives" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "disk_nodes_listed" ON "disk_nodes" USING btree ("owner_kind","owner_id",coalesce("parent_id", ''),kind desc,"name_key","id") WHERE trashed_at is null;