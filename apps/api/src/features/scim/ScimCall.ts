import type { DirectoryRequest } from './changeDirectory'

/** A parsed request for a resource, alone or as an operation of a bulk. */
export interface ScimCall extends DirectoryRequest {
  readonly id: string
  readonly query: URLSearchParams
  readonly body: unknown
  /** The versions of `If-Match` or `If-None-Match`; undefined: no condition. */
  readonly ifMatch: string | undefined
  readonly ifNoneMatch: string | undefined
}

export interface ScimAnswer {
  readonly status: 200 | 201 | 204 | 304
  readonly resource?: Readonly<Record<string, unknown>>
}
