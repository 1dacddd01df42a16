-- Shared links were proved by the key that derives all the rest: those that are out keep working, by a copy of it.
INSERT INTO "service_keys" ("id", "purpose", "material", "created_at")
SELECT 'links-1', 'links',
  CASE WHEN "material"::jsonb ? 'wrapped' THEN ("material"::jsonb || '{"as":"derivation-1"}')::text ELSE "material" END,
  "created_at"
FROM "service_keys" WHERE "id" = 'derivation-1'
ON CONFLICT DO NOTHING;
