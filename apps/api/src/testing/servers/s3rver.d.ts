/** The part of the fake that we use; it has no types. */
declare module '@20minutes/s3rver' {
  import type { Server } from 'node:http'
  import type { AddressInfo } from 'node:net'
  import type { Readable } from 'node:stream'

  export interface Context {
    readonly method: string
    readonly path: string
    readonly url: string
    readonly headers: Readonly<Record<string, string | undefined>>
    readonly query: Readonly<Record<string, string>>
    status: number
    type: string
    body: unknown
  }

  interface ListResult {
    readonly isTruncated: boolean
    readonly objects: readonly { readonly key: string; readonly lastModifiedDate: Date }[]
  }

  export default class S3rver {
    constructor(options: {
      readonly port: number
      readonly address: string
      readonly silent: boolean
      readonly vhostBuckets: boolean
      readonly directory: string
    })
    readonly middleware: ((context: Context, next: () => Promise<unknown>) => Promise<unknown>)[]
    readonly httpServer: Server
    readonly store: {
      /** Writes to a place; returns length and MD5. */
      putContent(place: string, content: Buffer | Readable): Promise<[number, string]>
      listObjects(
        bucket: string,
        options: {
          readonly prefix?: string
          readonly startAfter?: string
          readonly maxKeys: number
        },
      ): Promise<ListResult>
    }
    run(): Promise<AddressInfo>
    close(): Promise<void>
  }
}
