CREATE TABLE "stand_in_idp_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"certificate" text NOT NULL,
	"sealed" text NOT NULL
);
