import { join } from 'node:path'

/** Where the embedded database of a data directory lies. */
export const databaseIn = (dataDirectory: string): string => join(dataDirectory, 'database')
