/** In the same folder, as source or compiled. */
const here = import.meta.url

/** The entry of the process that reads files. */
export const readingEntry = new URL(`./readingProcess.${here.endsWith('.ts') ? 'ts' : 'js'}`, here)
