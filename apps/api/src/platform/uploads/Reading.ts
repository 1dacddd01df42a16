import type { Made, Task, Tasks } from './Task'

/** Reads files, one at a time. */
export interface Reading<T extends Tasks> {
  /**
   * @throws Refusal from the task
   * @throws GivenUp if it took more time or memory than any honest file needs
   */
  read<N extends keyof T>(task: Task<T, N>): Promise<Made<T, N>>
  close(): void
}

/** Reading a file took too much and was stopped; its result is lost. */
export class GivenUp extends Error {
  constructor() {
    super('Reading a file took too much time or memory.')
    this.name = 'GivenUp'
  }
}
