import type { Log } from '../../platform/process/Log'
import type { S3Choice } from './S3Choice'

export interface S3Options extends S3Choice {
  readonly log: Log
  /**
   * Bytes per part of an upload. Default: 16 MiB, so that 10,000 parts are enough for any quota, even with
   * interruptions.
   */
  readonly partSize?: number
  /** Minimum size of all parts except the last. Default: 5 MiB, as S3 requires. */
  readonly leastPart?: number
  /**
   * Bytes per copied piece. Default: 64 MiB, so that each piece arrives before the store counts as silent.
   */
  readonly copySize?: number
  /** Milliseconds that the store may be silent. Default: 15 s. */
  readonly patience?: number
  /** Milliseconds during which the sweep ignores a new object. Default: an hour. */
  readonly newFor?: number
  /** Names per page of a listing. Default: 1000, the maximum. */
  readonly pageSize?: number
}
