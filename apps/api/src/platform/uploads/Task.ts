/**
 * The tasks for files, by name. They take and return plain values, because they may run in another process.
 */
export type Tasks = { readonly [name: string]: (...given: never[]) => Promise<unknown> }

/** One file and what to do with it. */
export interface Task<T extends Tasks, N extends keyof T = keyof T> {
  readonly name: N
  readonly given: Parameters<T[N]>
}

export type Made<T extends Tasks, N extends keyof T> = Awaited<ReturnType<T[N]>>
