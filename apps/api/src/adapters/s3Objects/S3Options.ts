import type { Log } from '../../platform/process/Log'
import type { S3Choice } from './S3Choice'

export interface S3Options extends S3Choice {
  readonly log: Log
  /** Bytes of a part of an upload. Default: 16 MiB, so that 10,000 parts are enough for any quota, cuts included. */
  readonly partSize?: number
  /** No part but the last has less; S3 wants 5 MiB, which is the default. */
  readonly leastPart?: number
  /** Bytes that are copied at once. Default: 64 MiB, so that each piece is there before the store counts as silent. */
  readonly copySize?: number
  /** Milliseconds for which the store may say nothing. Default: 15 s. */
  readonly patience?: number
  /** Milliseconds for which a new object is left alone by the sweep. Default: an hour. */
  readonly newFor?: number
  /** How many names a listing gives at once. Default: 1000, the most. */
  readonly pageSize?: number
}
