import type { Readable } from 'node:stream'
import { uploadPath } from '@atrium/contracts/disk/contract'
import { DataStore, type Locker, Server, Upload } from '@tus/server'
import type { OpenUpload } from '../../ports/ObjectStore'
import type { IncomingUpload, UploadProtocol } from '../../ports/UploadProtocol'

/** The protocol [tus](https://tus.io), version 1. */
export const openTus = (): UploadProtocol => ({ answer })

async function answer(request: Request, upload: IncomingUpload): Promise<Response> {
  let failure: { readonly error: unknown } | undefined
  const server = new Server({
    path: uploadPath,
    datastore: new UploadStore(upload),
    locker: lockerOf(upload),
    // The service's CORS headers apply to all of its routes.
    allowedOrigins: () => false,
    onResponseError: async (_request, error) => {
      if (!isOfProtocol(error)) failure = { error }
      return undefined
    },
  })
  const response = await server.handleWeb(request)
  if (failure) throw failure.error
  return response
}

/** Errors of tus have a status and a text; tus would answer all others with 500, and nobody would log them. */
const isOfProtocol = (error: unknown) => Object.hasOwn(Object(error), 'status_code')

const lockerOf = (upload: IncomingUpload): Locker => ({
  newLock() {
    let unlock: (() => Promise<void>) | undefined
    return {
      async lock(signal, yieldSoon) {
        unlock = await upload.lock(signal, yieldSoon)
      },
      unlock: async () => unlock?.(),
    }
  },
})

/** One upload as tus expects a store, for one request. */
class UploadStore extends DataStore {
  readonly #upload: IncomingUpload
  #opened: OpenUpload | undefined

  constructor(upload: IncomingUpload) {
    super()
    this.#upload = upload
  }

  override async getUpload(): Promise<Upload> {
    const { id, size } = this.#upload
    this.#opened = await this.#upload.open()
    return new Upload({ id, size, offset: this.#opened.received })
  }

  /** The server calls `getUpload` first, and checks that the content continues there. */
  override async write(content: Readable): Promise<number> {
    if (!this.#opened) throw new Error('The upload was not opened.')
    return this.#opened.append(content)
  }
}
