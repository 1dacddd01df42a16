/** The top of the repository. */
export const root: string
/** The script behind a package's command, so that it runs by plain Node on every system. */
export function commandOf(packageName: string, command?: string): string
