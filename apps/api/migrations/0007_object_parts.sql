CREATE TABLE "object_parts" (
	"company_id" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "object_parts_company_id_name_position_pk" PRIMARY KEY("company_id","name","position")
);
--> statement-breakpoint
ALTER TABLE "object_parts" ADD CONSTRAINT "object_parts_object" FOREIGN KEY ("company_id","name") REFERENCES "public"."objects"("company_id","name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "object_parts" ALTER COLUMN "content" SET STORAGE EXTERNAL;--> statement-breakpoint
INSERT INTO "object_parts" ("company_id", "name", "position", "content")
SELECT "company_id", "name", "position", substring("content" from "position" * 262144 + 1 for 262144)
FROM "objects", generate_series(0, (octet_length("content") - 1) / 262144) AS "position";--> statement-breakpoint
ALTER TABLE "objects" DROP COLUMN "content";