import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
}

/**
 * Serves a built site on localhost.
 * @param answers what its server writes, by path
 */
export async function serveFolder(
  folder: string,
  port: number,
  answers: Readonly<Record<string, () => Promise<string>>> = {},
): Promise<{ close(): void }> {
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost')
    try {
      const answer = await answers[pathname]?.()
      const file = join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname)
      const type = answer === undefined ? types[extname(file) || '.html'] : 'text/plain'
      response.setHeader('Content-Type', type ?? 'application/octet-stream')
      response.end(answer ?? readFileSync(file))
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  return { close: () => server.close() }
}
