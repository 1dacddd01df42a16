export * from './peopleTables'
export * from './readingTables'
