CREATE TABLE "saml_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"certificate" text NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"retired_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "saml_keys_newest" ON "saml_keys" USING btree (("retired_at" is null)) WHERE "saml_keys"."retired_at" is null;