interface Build {
  /** The folder that holds a folder for each state of the sources. */
  readonly builds: string
  /** Files and folders of the repository. */
  readonly sources: readonly string[]
  /** Names of files that nothing of it comes from. Default: those of tests and stories. */
  readonly leftOut?: RegExp
  /** Builds into a directory. Throws, having said why, where that fails. */
  readonly build: (directory: string) => void
}

/** Builds what was not built from the same sources. Returns its directory. */
export function buildOnce(build: Build): string
