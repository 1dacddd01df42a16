CREATE TABLE "request_delegations" (
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"delegate_id" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "request_delegations_company_id_user_id_pk" PRIMARY KEY("company_id","user_id"),
	CONSTRAINT "request_delegations_days" CHECK ("request_delegations"."starts_on" <= "request_delegations"."ends_on"),
	CONSTRAINT "request_delegations_other" CHECK ("request_delegations"."user_id" <> "request_delegations"."delegate_id")
);
--> statement-breakpoint
ALTER TABLE "request_delegations" ADD CONSTRAINT "request_delegations_company_id_user_id_memberships_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."memberships"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_delegations" ADD CONSTRAINT "request_delegations_company_id_delegate_id_memberships_company_id_user_id_fk" FOREIGN KEY ("company_id","delegate_id") REFERENCES "public"."memberships"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "request_delegations_delegate" ON "request_delegations" USING btree ("company_id","delegate_id");