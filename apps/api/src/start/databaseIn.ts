import { join } from 'node:path'

/** The path of the embedded database in a data directory. */
export const databaseIn = (dataDirectory: string): string => join(dataDirectory, 'database')
