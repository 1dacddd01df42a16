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

/** Serves a built site on localhost. */
export async function serveFolder(folder: string, port: number): Promise<{ close(): void }> {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost')
    try {
      const file = readFileSync(join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname))
      response.setHeader('Content-Type', types[extname(pathname) || '.html'] ?? 'application/octet-stream')
      response.end(file)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  return { close: () => server.close() }
}
