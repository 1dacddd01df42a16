import { fileURLToPath } from 'node:url'

/** Committed SQL, made by drizzle-kit from `schema.ts`. */
export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))
