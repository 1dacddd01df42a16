ALTER TABLE "bulk_changes" ADD COLUMN "skipped" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "bulk_change_lines" SET "state" = 'skipped'
WHERE "state" = 'failed' AND "reason" IN ('alreadyGranted', 'notGranted', 'usedMeanwhile');--> statement-breakpoint
UPDATE "bulk_changes" SET "skipped" = line."count", "failed" = "failed" - line."count"
FROM (
  SELECT "company_id", "change_id", count(*)::integer AS "count" FROM "bulk_change_lines"
  WHERE "state" = 'skipped' GROUP BY "company_id", "change_id"
) AS line
WHERE "bulk_changes"."company_id" = line."company_id" AND "bulk_changes"."id" = line."change_id";
