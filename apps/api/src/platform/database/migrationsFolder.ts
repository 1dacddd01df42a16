import { fileURLToPath } from 'node:url'

/** Sources lie deeper than what is built from them. */
const beside = import.meta.url.endsWith('.ts') ? '../../../migrations' : '../../migrations'

/** Committed SQL, made by drizzle-kit from the features' tables. */
export const migrationsFolder = fileURLToPath(new URL(beside, import.meta.url))
