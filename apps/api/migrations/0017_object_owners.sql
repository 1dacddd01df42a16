ALTER TABLE "object_parts" DROP CONSTRAINT "object_parts_object";--> statement-breakpoint
ALTER TABLE "object_parts" DROP CONSTRAINT "object_parts_company_id_name_position_pk";--> statement-breakpoint
ALTER TABLE "objects" DROP CONSTRAINT "objects_company_id_name_pk";--> statement-breakpoint
-- Whatever was sent before people had pictures is a company's.
ALTER TABLE "objects" RENAME COLUMN "company_id" TO "owner_id";--> statement-breakpoint
ALTER TABLE "objects" ADD COLUMN "owner_kind" text DEFAULT 'company' NOT NULL;--> statement-breakpoint
ALTER TABLE "objects" ALTER COLUMN "owner_kind" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "object_parts" RENAME COLUMN "company_id" TO "owner_id";--> statement-breakpoint
ALTER TABLE "object_parts" ADD COLUMN "owner_kind" text DEFAULT 'company' NOT NULL;--> statement-breakpoint
ALTER TABLE "object_parts" ALTER COLUMN "owner_kind" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "objects" ADD CONSTRAINT "objects_owner_kind_owner_id_name_pk" PRIMARY KEY("owner_kind","owner_id","name");--> statement-breakpoint
ALTER TABLE "object_parts" ADD CONSTRAINT "object_parts_owner_kind_owner_id_name_position_pk" PRIMARY KEY("owner_kind","owner_id","name","position");--> statement-breakpoint
ALTER TABLE "object_parts" ADD CONSTRAINT "object_parts_object" FOREIGN KEY ("owner_kind","owner_id","name") REFERENCES "public"."objects"("owner_kind","owner_id","name") ON DELETE cascade ON UPDATE no action;
