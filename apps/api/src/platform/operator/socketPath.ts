import { join, relative } from 'node:path'

const longest = 100

/**
 * Where a running service listens for its operator. The system takes short paths only; undefined: neither way to
 * name this one is.
 */
export function socketPath(dataDirectory: string): string | undefined {
  const absolute = join(dataDirectory, 'operator.sock')
  return [absolute, relative(process.cwd(), absolute)].find((path) => Buffer.byteLength(path) <= longest)
}
