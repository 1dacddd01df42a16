import { acceptedEncodings } from './acceptedEncodings'
import type { StaticFile } from './readPortal'

/** Sends a file in the smallest form that the browser reads, or nothing if it has it already. */
export function sendFile(request: Request, file: StaticFile): Response {
  const headers = new Headers({
    'content-type': file.type,
    'cache-control': file.isHashed
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=0, must-revalidate',
    etag: file.etag,
    vary: 'accept-encoding',
  })
  if (file.isWorker) headers.set('content-security-policy', workerPolicy)
  if (request.headers.get('if-none-match') === file.etag) return new Response(null, { status: 304, headers })
  const [encoding, content] = choose(acceptedEncodings(request), file)
  if (encoding !== undefined) headers.set('content-encoding', encoding)
  headers.set('content-length', String(content.length))
  // The same bytes for everybody: a copy for each slow reader would fill the memory.
  return new Response(content as Uint8Array<ArrayBuffer>, { headers })
}

/** Workers read what people sent: whatever that brings them to, they run our code alone and reach nobody else. */
const workerPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; font-src 'self'"

function choose(
  accepted: readonly (string | undefined)[],
  { br, gzip, plain }: StaticFile,
): [string | undefined, Buffer] {
  if (br && accepted.includes('br')) return ['br', br]
  if (gzip && accepted.includes('gzip')) return ['gzip', gzip]
  return [undefined, plain]
}
