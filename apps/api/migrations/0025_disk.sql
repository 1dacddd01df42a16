CREATE TABLE "disk_nodes" (
	"owner_kind" text NOT NULL,
	"owner_id" text NOT NULL,
	"id" text NOT NULL,
	"company_id" text GENERATED ALWAYS AS (case when owner_kind = 'company' then owner_id end) STORED,
	"user_id" text GENERATED ALWAYS AS (case when owner_kind = 'person' then owner_id end) STORED,
	"parent_id" text,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text,
	"modified_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"trashed_at" timestamp with time zone,
	CONSTRAINT "disk_nodes_owner_kind_owner_id_id_pk" PRIMARY KEY("owner_kind","owner_id","id"),
	CONSTRAINT "disk_nodes_owner" CHECK ("disk_nodes"."owner_kind" in ('person', 'company')),
	CONSTRAINT "disk_nodes_content" CHECK (("disk_nodes"."kind" = 'file') = ("disk_nodes"."sha256" is not null))
);
--> statement-breakpoint
CREATE TABLE "disk_uploads" (
	"owner_kind" text NOT NULL,
	"owner_id" text NOT NULL,
	"id" text NOT NULL,
	"company_id" text GENERATED ALWAYS AS (case when owner_kind = 'company' then owner_id end) STORED,
	"user_id" text GENERATED ALWAYS AS (case when owner_kind = 'person' then owner_id end) STORED,
	"parent_id" text,
	"name" text NOT NULL,
	"size" bigint NOT NULL,
	"modified_at" timestamp with time zone NOT NULL,
	"clash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "disk_uploads_owner_kind_owner_id_id_pk" PRIMARY KEY("owner_kind","owner_id","id"),
	CONSTRAINT "disk_uploads_owner" CHECK ("disk_uploads"."owner_kind" in ('person', 'company'))
);
--> statement-breakpoint
ALTER TABLE "disk_nodes" ADD CONSTRAINT "disk_nodes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disk_nodes" ADD CONSTRAINT "disk_nodes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disk_nodes" ADD CONSTRAINT "disk_nodes_parent" FOREIGN KEY ("owner_kind","owner_id","parent_id") REFERENCES "public"."disk_nodes"("owner_kind","owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disk_uploads" ADD CONSTRAINT "disk_uploads_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disk_uploads" ADD CONSTRAINT "disk_uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disk_uploads" ADD CONSTRAINT "disk_uploads_parent" FOREIGN KEY ("owner_kind","owner_id","parent_id") REFERENCES "public"."disk_nodes"("owner_kind","owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "disk_nodes_name" ON "disk_nodes" USING btree ("owner_kind","owner_id",coalesce("parent_id", ''),"name_key") WHERE trashed_at is null;--> statement-breakpoint
CREATE INDEX "disk_nodes_parent" ON "disk_nodes" USING btree ("owner_kind","owner_id","parent_id");--> statement-breakpoint
CREATE INDEX "disk_nodes_content" ON "disk_nodes" USING btree ("owner_kind","owner_id","sha256");--> statement-breakpoint
CREATE INDEX "disk_nodes_bin" ON "disk_nodes" USING btree ("trashed_at") WHERE trashed_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "disk_uploads_id" ON "disk_uploads" USING btree ("id");--> statement-breakpoint
CREATE INDEX "disk_uploads_created" ON "disk_uploads" USING btree ("created_at");