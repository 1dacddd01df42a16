CREATE TABLE "dissolutions" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"status" text NOT NULL,
	"requested_by" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"decided_at" timestamp with time zone,
	"remark" text DEFAULT '' NOT NULL,
	CONSTRAINT "dissolutions_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "quotas" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"mobile" text NOT NULL,
	"text" text NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"delivered_at" timestamp with time zone,
	"useless_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "verification_codes" (
	"key" text PRIMARY KEY NOT NULL,
	"proof" text NOT NULL,
	"salt" text NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"spent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "permission_group_departments" (
	"company_id" text NOT NULL,
	"group_id" text NOT NULL,
	"department_id" text NOT NULL,
	CONSTRAINT "permission_group_departments_company_id_group_id_department_id_pk" PRIMARY KEY("company_id","group_id","department_id")
);
--> statement-breakpoint
CREATE TABLE "permission_group_members" (
	"company_id" text NOT NULL,
	"group_id" text NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "permission_group_members_company_id_group_id_user_id_pk" PRIMARY KEY("company_id","group_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "permission_groups" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"permissions" text[] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" text DEFAULT '' NOT NULL,
	CONSTRAINT "permission_groups_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "permission_groups_name" UNIQUE("company_id","name")
);
--> statement-breakpoint
CREATE TABLE "invite_links" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"department_id" text NOT NULL,
	"member_limit" smallint NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "invite_links_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "certifications" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"status_before" smallint NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"contact_person" text NOT NULL,
	"contact_phone" text NOT NULL,
	"remark" text NOT NULL,
	"province" text NOT NULL,
	"city" text NOT NULL,
	"area_or_county" text NOT NULL,
	"detailed_address" text NOT NULL,
	"licence_name" text NOT NULL,
	"logo_name" text,
	"submitted_by" text NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"audited_at" timestamp with time zone,
	"audited_by" text DEFAULT '' NOT NULL,
	"audit_detail" text DEFAULT '' NOT NULL,
	CONSTRAINT "certifications_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "company_names" (
	"name" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_subjects" (
	"company_id" text NOT NULL,
	"kind" text NOT NULL,
	"entity_id" text NOT NULL,
	"audit_id" bigint NOT NULL,
	CONSTRAINT "audit_subjects_company_id_kind_entity_id_audit_id_pk" PRIMARY KEY("company_id","kind","entity_id","audit_id")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"operation" text NOT NULL,
	"input_hash" text NOT NULL,
	"answer" jsonb,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_company_id_user_id_key_pk" PRIMARY KEY("company_id","user_id","key")
);
--> statement-breakpoint
CREATE TABLE "invitation_days" (
	"company_id" text NOT NULL,
	"day" text NOT NULL,
	"sent" integer NOT NULL,
	CONSTRAINT "invitation_days_company_id_day_pk" PRIMARY KEY("company_id","day")
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"phone" text NOT NULL,
	"name" text NOT NULL,
	"department_id" text NOT NULL,
	"user_id" text,
	"status" smallint NOT NULL,
	"link_id" text,
	"invited_by" text NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"responded_at" timestamp with time zone,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"added_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"token_hash" text,
	"sent_at" timestamp with time zone,
	"batch_id" text,
	CONSTRAINT "invitations_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "invitations_state" CHECK ("invitations"."status" in (1, 2, 4, 5, 6, 7))
);
--> statement-breakpoint
CREATE TABLE "objects" (
	"company_id" text NOT NULL,
	"name" text NOT NULL,
	"audience" text NOT NULL,
	"type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "objects_company_id_name_pk" PRIMARY KEY("company_id","name")
);
--> statement-breakpoint
CREATE TABLE "cashier_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"pay_type" text NOT NULL,
	"amount" integer NOT NULL,
	"state" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	CONSTRAINT "cashier_payments_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"company_id" text NOT NULL,
	"id" bigserial NOT NULL,
	"order_no" text NOT NULL,
	"before" text,
	"after" text NOT NULL,
	"actor_id" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_events_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"company_id" text NOT NULL,
	"order_no" text NOT NULL,
	"position" smallint NOT NULL,
	"main_id" text NOT NULL,
	"product_name" text NOT NULL,
	"product_type" smallint NOT NULL,
	"selling_package_name" text NOT NULL,
	"membership_duration" smallint,
	"purchase_quantity" integer NOT NULL,
	CONSTRAINT "order_items_company_id_order_no_position_pk" PRIMARY KEY("company_id","order_no","position"),
	CONSTRAINT "order_items_quantity" CHECK ("order_items"."purchase_quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"company_id" text NOT NULL,
	"order_no" text NOT NULL,
	"status" text NOT NULL,
	"order_amount" integer NOT NULL,
	"pay_amount" integer NOT NULL,
	"actual_amount" integer,
	"pay_type" text,
	"created_by" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"deliver_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"closed_because" text,
	"deleted_at" timestamp with time zone,
	"invoice" jsonb,
	"mailing" jsonb,
	CONSTRAINT "orders_company_id_order_no_pk" PRIMARY KEY("company_id","order_no"),
	CONSTRAINT "orders_no" UNIQUE("order_no"),
	CONSTRAINT "orders_amounts" CHECK ("orders"."pay_amount" > 0 and "orders"."order_amount" >= "orders"."pay_amount")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"order_no" text NOT NULL,
	"pay_type" text NOT NULL,
	"amount" integer NOT NULL,
	"state" text NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone,
	CONSTRAINT "payments_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "payments_id" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "event_counters" (
	"user_id" text PRIMARY KEY NOT NULL,
	"last_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_records" (
	"user_id" text NOT NULL,
	"record_type" smallint NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notification_records_user_id_record_type_pk" PRIMARY KEY("user_id","record_type")
);
--> statement-breakpoint
CREATE TABLE "user_events" (
	"user_id" text NOT NULL,
	"id" bigint NOT NULL,
	"target" text NOT NULL,
	"text" text NOT NULL,
	"payload" jsonb NOT NULL,
	"session_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_events_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "licence_name" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "certification_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "dissolved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "title_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "content_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "password_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "dissolutions" ADD CONSTRAINT "dissolutions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permission_group_departments" ADD CONSTRAINT "permission_group_departments_company_id_group_id_permission_groups_company_id_id_fk" FOREIGN KEY ("company_id","group_id") REFERENCES "public"."permission_groups"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permission_group_departments" ADD CONSTRAINT "permission_group_departments_company_id_department_id_departments_company_id_id_fk" FOREIGN KEY ("company_id","department_id") REFERENCES "public"."departments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permission_group_members" ADD CONSTRAINT "permission_group_members_company_id_group_id_permission_groups_company_id_id_fk" FOREIGN KEY ("company_id","group_id") REFERENCES "public"."permission_groups"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permission_group_members" ADD CONSTRAINT "permission_group_members_company_id_user_id_memberships_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."memberships"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permission_groups" ADD CONSTRAINT "permission_groups_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_links" ADD CONSTRAINT "invite_links_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certifications" ADD CONSTRAINT "certifications_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certifications" ADD CONSTRAINT "certifications_submitted_by_users_id_fk" FOREIGN KEY ("submitted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_names" ADD CONSTRAINT "company_names_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_days" ADD CONSTRAINT "invitation_days_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_company_id_department_id_departments_company_id_id_fk" FOREIGN KEY ("company_id","department_id") REFERENCES "public"."departments"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_company_id_order_no_orders_company_id_order_no_fk" FOREIGN KEY ("company_id","order_no") REFERENCES "public"."orders"("company_id","order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_company_id_order_no_orders_company_id_order_no_fk" FOREIGN KEY ("company_id","order_no") REFERENCES "public"."orders"("company_id","order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_company_id_order_no_orders_company_id_order_no_fk" FOREIGN KEY ("company_id","order_no") REFERENCES "public"."orders"("company_id","order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_counters" ADD CONSTRAINT "event_counters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_records" ADD CONSTRAINT "notification_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "dissolutions_one_pending" ON "dissolutions" USING btree ("company_id") WHERE "dissolutions"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "dissolutions_status" ON "dissolutions" USING btree ("status","requested_at");--> statement-breakpoint
CREATE INDEX "quotas_start" ON "quotas" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "sms_outbox_due" ON "sms_outbox" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "sms_outbox_queued" ON "sms_outbox" USING btree ("queued_at");--> statement-breakpoint
CREATE INDEX "sms_outbox_useless" ON "sms_outbox" USING btree ("useless_at") WHERE "sms_outbox"."text" <> '';--> statement-breakpoint
CREATE INDEX "verification_codes_expiry" ON "verification_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "permission_group_departments_department" ON "permission_group_departments" USING btree ("company_id","department_id");--> statement-breakpoint
CREATE INDEX "permission_group_members_user" ON "permission_group_members" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "invite_links_newest" ON "invite_links" USING btree ("company_id","expires_at","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "certifications_id" ON "certifications" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "certifications_newest" ON "certifications" USING btree ("company_id","version");--> statement-breakpoint
CREATE UNIQUE INDEX "certifications_one_pending" ON "certifications" USING btree ("company_id") WHERE "certifications"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "certifications_waiting" ON "certifications" USING btree ("submitted_at") WHERE "certifications"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "company_names_company" ON "company_names" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "audit_subjects_row" ON "audit_subjects" USING btree ("company_id","audit_id","kind","entity_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_one_open" ON "invitations" USING btree ("company_id","phone") WHERE "invitations"."status" in (4, 5);--> statement-breakpoint
CREATE INDEX "invitations_newest" ON "invitations" USING btree ("company_id","invited_at","id");--> statement-breakpoint
CREATE INDEX "invitations_status" ON "invitations" USING btree ("company_id","status","invited_at","id");--> statement-breakpoint
CREATE INDEX "invitations_phone" ON "invitations" USING btree ("company_id","phone","invited_at");--> statement-breakpoint
CREATE INDEX "invitations_user" ON "invitations" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "invitations_department" ON "invitations" USING btree ("company_id","department_id");--> statement-breakpoint
CREATE INDEX "invitations_link" ON "invitations" USING btree ("company_id","link_id");--> statement-breakpoint
CREATE INDEX "cashier_payments_untold" ON "cashier_payments" USING btree ("next_try_at");--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("company_id","order_no");--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("company_id","created_at","order_no");--> statement-breakpoint
CREATE INDEX "orders_due" ON "orders" USING btree ("status","expires_at");--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("company_id","order_no");--> statement-breakpoint
CREATE INDEX "payments_state" ON "payments" USING btree ("state","asked_at");--> statement-breakpoint
CREATE INDEX "user_events_age" ON "user_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "audit_rows_operation" ON "audit_rows" USING btree ("company_id","operation","id");--> statement-breakpoint
CREATE INDEX "audit_rows_actor" ON "audit_rows" USING btree ("company_id","actor_id","id");--> statement-breakpoint
CREATE INDEX "grants_holding" ON "grants" USING btree ("company_id","department_id","main_id");--> statement-breakpoint
CREATE INDEX "memberships_administrators" ON "memberships" USING btree ("company_id","joined_at","user_id") WHERE "memberships"."role" <> 'member';