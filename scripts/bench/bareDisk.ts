import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { pipeline } from 'node:stream/promises'

/** The peer of the disk: what is put goes into a file, synced; what is asked for comes out of it. No more. */
process.once('message', (path: string) => {
  const server = createServer(async (request, response) => {
    if (request.method === 'PUT') {
      await pipeline(request, createWriteStream(path, { flush: true }))
      response.end()
    } else {
      response.setHeader('content-length', (await stat(path)).size)
      await pipeline(createReadStream(path), response)
    }
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    process.send?.(typeof address === 'object' ? address?.port : undefined)
  })
})
process.once('disconnect', () => process.exit(0))
