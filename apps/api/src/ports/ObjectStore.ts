import type { Readable } from 'node:stream'
import type { Owner } from '../platform/owner/Owner'

/** Some objects of one owner. */
export interface OwnedObjects {
  readonly owner: Owner
  /** Their names: the hashes of their contents. */
  readonly sha256s: readonly string[]
}

/** An upload that is being received. */
export interface OpenUpload {
  /** Bytes received so far. */
  readonly received: number
  /**
   * Appends content. What arrived before `content` failed may be kept: `received` of the next `openUpload` tells.
   * @returns bytes received in total
   */
  append(content: Readable): Promise<number>
}

/**
 * Stores the contents of people's files. Each owner has separate objects, named by the hash of their content:
 * the same content is stored once per owner, and nobody can tell what others have. A temporary failure of the
 * store is a `Refusal` with 503.
 */
export interface ObjectStore {
  /**
   * Opens an upload, new or interrupted, for one request. The caller holds the upload's lock.
   * @param upload its id, and its complete size in bytes
   */
  openUpload(upload: { readonly id: string; readonly size: number }): Promise<OpenUpload>
  /** Received bytes of an upload. */
  receivedOf(uploadId: string): Promise<number>
  /**
   * The SHA-256 of a complete upload, stored permanently. It may take long, and prepares `keep`. The caller
   * holds the upload's lock and no transaction.
   */
  seal(uploadId: string, owner: Owner): Promise<string>
  /**
   * Turns a sealed upload into an object; the next sweep removes its remains. It is quick, because it runs in
   * the transaction that creates the file. The caller locks the owner: see `remove`.
   */
  keep(uploadId: string, owner: Owner, sha256: string): Promise<void>
  /** Bytes from `start` to `end`, inclusive. */
  read(
    owner: Owner,
    sha256: string,
    range: { readonly start: number; readonly end: number },
  ): Promise<ReadableStream>
  /** All uploads, including abandoned ones. */
  uploadIds(): Promise<readonly string[]>
  discard(uploadIds: readonly string[]): Promise<void>
  /** The objects of everybody or of one owner, in the store's page size. A very new one may be missing. */
  objects(owner?: Owner): AsyncIterable<OwnedObjects>
  /**
   * Removes a few objects. The caller locks the owner, so that nobody creates a file with a removed object.
   */
  remove(owner: Owner, sha256s: readonly string[]): Promise<void>
  /** Removes what a crash of `seal` left incomplete. */
  tidy(): Promise<void>
}
