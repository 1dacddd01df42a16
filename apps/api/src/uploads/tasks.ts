import { readSheet } from '../invitations/sheet/readSheet'
import { readImage } from '../objects/readImage'

interface Functions {
  readonly readImage: typeof readImage
  readonly readSheet: typeof readSheet
}

export type TaskName = keyof Functions
export type Given<N extends TaskName> = Parameters<Functions[N]>
export type Made<N extends TaskName> = Awaited<ReturnType<Functions[N]>>

/** One file and what to do with it: plain values, as they go to another process. */
export interface Task<N extends TaskName = TaskName> {
  readonly name: N
  readonly given: Given<N>
}

const tasks: { readonly [N in TaskName]: (...given: Given<N>) => Promise<Made<N>> } = { readImage, readSheet }

/** Does it here, in this process. */
export const perform = <N extends TaskName>({ name, given }: Task<N>): Promise<Made<N>> =>
  tasks[name](...given)
