import { Hono } from 'hono'
import { expect, it, vi } from 'vitest'
import { createDownloadLimiter } from './createDownloadLimiter'

const limits = { link: 3, network: 5, process: 8 }

/** A service that sends 100 pieces from each address, and counts how many were read. */
function serve() {
  const downloadLimiter = createDownloadLimiter(limits)
  const read = { pieces: 0, open: 0 }
  const content = () => {
    read.open += 1
    let left = 100
    return new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          read.pieces += 1
          controller.enqueue(new Uint8Array(1000))
          left -= 1
          if (left === 0) controller.close()
        },
      },
      { highWaterMark: 0 },
    )
  }
  const app = new Hono()
  app.onError((error) => new Response(null, { status: Number(Reflect.get(error, 'status')) }))
  app.get('/*', async (context) => {
    const body = await downloadLimiter.send(context, context.req.query('from') ?? '', async () => content())
    return new Response(body)
  })
  return { read, get: (path: string) => app.request(path) }
}

it('reads nothing in advance', async () => {
  const { read, get } = serve()
  const response = await get('/a?from=n1')
  expect(read).toEqual({ pieces: 0, open: 1 })
  expect((await response.arrayBuffer()).byteLength).toBe(100_000)
})

it('gives the place of an idle reader to the next, but not that of an active one', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0)
  const { get } = serve()
  const [idle, ...others] = await Promise.all([get('/a?from=n1'), get('/a?from=n2'), get('/a?from=n3')])
  expect((await get('/a?from=n4')).status).toBe(429)
  now.mockReturnValue(5000)
  const readers = others.map(({ body }) => body?.getReader())
  for (const reader of readers) await reader?.read()
  expect((await get('/a?from=n4')).status).toBe(200)
  expect((await get('/a?from=n5')).status).toBe(429)
  for (const reader of readers) expect((await reader?.read())?.done).toBe(false)
  expect(idle?.bodyUsed).toBe(false)
  now.mockRestore()
})

it('limits a network and the process, and frees the places of finished readers', async () => {
  const { get } = serve()
  const ofOne = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((path) => get(`/${path}?from=n1`)))
  expect((await get('/f?from=n1')).status).toBe(429)
  const more = await Promise.all(['a', 'b', 'c'].map((path) => get(`/${path}?from=n2`)))
  expect((await get('/f?from=n3')).status).toBe(503)
  await ofOne[0]?.body?.cancel()
  await ofOne[1]?.arrayBuffer()
  const again = await Promise.all(['f', 'g'].map((path) => get(`/${path}?from=n3`)))
  expect([...more, ...again].map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
})
