import type { Invitee, LeftOut } from '@atrium/contracts/invitations/contract'
import type { Bounds, ImageProblem, ReadImage } from '../platform/objects'

/** The tasks for uploaded files, outside of the service's process. */
export type ReadingTasks = {
  readonly readImage: (content: Uint8Array, bounds: Bounds) => Promise<ReadImage | ImageProblem>
  readonly readSheet: (content: Uint8Array, kind: ListKind) => Promise<ReadList>
}

/** `phones`: names are optional. */
export type ListKind = 'people' | 'phones'

/** The people of an uploaded list, and those who were skipped. */
export interface ReadList {
  readonly people: readonly Invitee[]
  readonly leftOut: LeftOut
}
