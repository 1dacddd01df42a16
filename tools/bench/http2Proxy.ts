import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

interface Proxy {
  /** For example `https://localhost:8443`, with a self-signed certificate. */
  readonly origin: string
  close(): void
}

/** An HTTP/2 proxy in front of the HTTP/1.1 service, as operators run it. Takes the ports of both. */
export async function startHttp2Proxy(port: number, servicePort: number): Promise<Proxy> {
  const server = createSecureServer({ ...createCertificate(), allowHTTP1: true }, forward)
  const service = { host: '127.0.0.1', port: servicePort }

  function forward(asked: Http2ServerRequest, answer: Http2ServerResponse) {
    const headers = Object.fromEntries(
      Object.entries(asked.headers).filter(([name]) => !name.startsWith(':')),
    )
    const host = asked.authority || asked.headers.host
    const passed = request(
      { ...service, method: asked.method, path: asked.url, headers: { ...headers, host } },
      (response) => {
        answer.writeHead(response.statusCode ?? 502, withoutConnection(response.headers))
        response.pipe(answer)
      },
    )
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  }

  server.on('upgrade', ({ method, url, rawHeaders }: IncomingMessage, socket: Socket, head: Buffer) => {
    const passed = connect(service.port, service.host, () => {
      const pairs = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${rawHeaders[at + 1]}`] : []))
      passed.write(`${method} ${url} HTTP/1.1\r\n${pairs.join('\r\n')}\r\n\r\n`)
      passed.write(head)
      socket.pipe(passed).pipe(socket)
    })
    passed.on('error', () => socket.destroy())
    socket.on('error', () => passed.destroy())
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { origin: `https://localhost:${port}`, close: () => void server.close() }
}

/** HTTP/2 has no connection headers. */
function withoutConnection(headers: NodeJS.Dict<string | string[]>) {
  const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, upgrade: ____, ...rest } = headers
  return rest
}

function createCertificate(): { readonly key: Buffer; readonly cert: Buffer } {
  const directory = mkdtempSync(join(tmpdir(), 'atrium-certificate-'))
  const [key, cert] = [join(directory, 'key.pem'), join(directory, 'cert.pem')]
  const keys = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', key]
  try {
    execFileSync('openssl', ['req', '-x509', ...keys, '-out', cert, '-days', '1', '-subj', '/CN=localhost'], {
      stdio: 'ignore',
    })
    return { key: readFileSync(key), cert: readFileSync(cert) }
  } finally {
    rmSync(directory, { recursive: true })
  }
}
