import { join, relative } from 'node:path'

const longest = 100

/**
 * The socket of a running service. The system accepts short paths only; undefined if neither form is short
 * enough.
 */
export function socketPath(dataDirectory: string): string | undefined {
  const absolute = join(dataDirectory, 'operator.sock')
  return [absolute, relative(process.cwd(), absolute)].find((path) => Buffer.byteLength(path) <= longest)
}
