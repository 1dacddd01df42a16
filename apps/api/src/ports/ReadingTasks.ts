import type { Invitee, LeftOut } from '@atrium/contracts/invitations/contract'
import type { Bounds, ImageProblem, ReadImage } from '../platform/objects'

/** What files that people send are read for, apart from the service. */
export type ReadingTasks = {
  readonly readImage: (content: Uint8Array, bounds: Bounds) => Promise<ReadImage | ImageProblem>
  readonly readSheet: (content: Uint8Array) => Promise<ReadList>
}

/** Who is in an uploaded list, and who was left out of it. */
export interface ReadList {
  readonly people: readonly Invitee[]
  readonly leftOut: LeftOut
}
