import { isIP } from 'node:net'
import type { S3Choice } from '../adapters/s3Objects/S3Choice'
import { StartFailure } from '../platform/process/StartFailure'

type Read = (name: string) => string | undefined

interface Reading {
  wrong(name: string, value: string, expected: string): StartFailure
  choice(name: string, value: string, choices: readonly string[]): string
}

const names = [
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'S3_PATH_STYLE',
] as const

/** The S3-compatible store for files; undefined: the data directory. */
export function s3Choice(read: Read, { wrong, choice }: Reading): S3Choice | undefined {
  const given = names.filter((name) => read(name) !== undefined)
  if (given.length === 0) return undefined
  const needed = (name: (typeof names)[number]) => {
    const value = read(name)
    if (value !== undefined) return value
    throw new StartFailure(
      `${name} is missing, but ${given[0]} is set. Set S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, with S3_REGION or S3_ENDPOINT, or none of the S3_ settings, and files lie in the data directory.`,
    )
  }
  const bucket = needed('S3_BUCKET')
  // Names with dots don't match TLS certificates.
  if (!/^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/.test(bucket))
    throw wrong('S3_BUCKET', bucket, 'the name of a bucket: 3 to 63 of a to z, 0 to 9 and -')
  const endpoint = read('S3_ENDPOINT')
  const host = endpoint === undefined ? undefined : hostOf(endpoint)
  if (endpoint !== undefined && host === undefined)
    throw wrong('S3_ENDPOINT', endpoint, 'an origin such as https://s3.example.com, without a path')
  const isBare = host !== undefined && (host === 'localhost' || isIP(host.replace(/^\[|\]$/g, '')) > 0)
  const pathStyle = choice('S3_PATH_STYLE', read('S3_PATH_STYLE') ?? (isBare ? 'on' : 'off'), ['on', 'off'])
  return {
    endpoint,
    region: endpoint === undefined ? needed('S3_REGION') : (read('S3_REGION') ?? 'us-east-1'),
    bucket,
    accessKeyId: needed('S3_ACCESS_KEY_ID'),
    secretAccessKey: needed('S3_SECRET_ACCESS_KEY'),
    isPathStyle: pathStyle === 'on',
  }
}

function hostOf(endpoint: string): string | undefined {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
  return isOrigin ? url.hostname : undefined
}
