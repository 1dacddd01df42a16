import type { Invitee } from '@atrium/features/invitations/contract'
import type { Bounds, ImageProblem, ReadImage } from '../platform/objects'

/** What files that people send are read for, apart from the service. */
export type ReadingTasks = {
  readonly readImage: (content: Uint8Array, bounds: Bounds) => Promise<ReadImage | ImageProblem>
  readonly readSheet: (content: Uint8Array) => Promise<readonly Invitee[]>
}
