/** Beside this file, as source or compiled. */
const here = import.meta.url

/** Where the process that reads files begins. */
export const readingEntry = new URL(`./readingProcess.${here.endsWith('.ts') ? 'ts' : 'js'}`, here)
