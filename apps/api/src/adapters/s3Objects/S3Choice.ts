/** Which bucket of which S3-compatible store, and as whom. */
export interface S3Choice {
  /** Undefined: Amazon's own, of the region. */
  readonly endpoint: string | undefined
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** Whether the bucket stands in the path instead of the host's name. */
  readonly isPathStyle: boolean
}
