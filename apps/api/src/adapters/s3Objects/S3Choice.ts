/** The bucket of an S3-compatible store, with credentials. */
export interface S3Choice {
  /** Undefined: Amazon's, for the region. */
  readonly endpoint: string | undefined
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** Whether the bucket is in the path instead of the host name. */
  readonly isPathStyle: boolean
}
