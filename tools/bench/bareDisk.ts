import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

/**
 * The disk's peer: writes uploads to a file with fsync, and reads the last one. Each upload gets a new file, as
 * in the service: overwriting would be faster, because memory and disk space exist already.
 */
process.once('message', (directory: string) => {
  let files = 0
  const last = () => join(directory, `bare-${files}`)
  const server = createServer(async (request, response) => {
    if (request.method === 'PUT') {
      files++
      await pipeline(request, createWriteStream(last(), { flush: true }))
      response.end()
    } else {
      response.setHeader('content-length', (await stat(last())).size)
      await pipeline(createReadStream(last()), response)
    }
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    process.send?.(typeof address === 'object' ? address?.port : undefined)
  })
})
process.once('disconnect', () => process.exit(0))
