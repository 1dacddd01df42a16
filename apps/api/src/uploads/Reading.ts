import type { Made, Task, TaskName } from './tasks'

/** Where files are read, one at a time. */
export interface Reading {
  /**
   * @throws Refusal as the task says
   * @throws GivenUp when it took more time or memory than any honest file needs
   */
  read<N extends TaskName>(task: Task<N>): Promise<Made<N>>
  close(): void
}

/** A file was given up: reading it took too much. What was made for it is gone. */
export class GivenUp extends Error {
  constructor() {
    super('Reading a file took too much time or memory.')
    this.name = 'GivenUp'
  }
}
