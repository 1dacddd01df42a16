/** Provides the English texts; see `englishApart.ts`. */
declare module 'virtual:english' {}
