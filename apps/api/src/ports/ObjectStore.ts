import type { DataStore } from '@tus/server'
import type { Owner } from '../platform/owner/Owner'

/** Some objects of one owner. */
export interface OwnedObjects {
  readonly owner: Owner
  /** What they are called by: the hash of what each holds. */
  readonly sha256s: readonly string[]
}

/**
 * Where the contents of people's files lie. Each owner has objects of their own, found by the hash of what they hold:
 * the same content lies there once, and nobody can tell what others have. What can't be done for now, as the store
 * doesn't answer or refuses, is a `Refusal` with 503.
 */
export interface ObjectStore {
  /** Where tus writes the content of an upload, which has this many bytes. Whoever writes holds the upload's lock. */
  receiving(uploadId: string, size: number): Promise<DataStore>
  /** Bytes of an upload that have come. */
  receivedOf(uploadId: string): Promise<number>
  /**
   * The SHA-256 of what has come, as it lies in the store for good. It may take its time, and what can be done for
   * `keep` beforehand is done; the caller holds the upload's lock and no transaction.
   */
  seal(uploadId: string, owner: Owner): Promise<string>
  /**
   * Makes a sealed upload an object; what is left of the upload goes with the next sweep. Quick, as it stands in the
   * transaction that makes the file. The caller holds the owner meanwhile: see `remove`.
   */
  keep(uploadId: string, owner: Owner, sha256: string): Promise<void>
  /** Bytes from `start` to `end`, both included. */
  read(
    owner: Owner,
    sha256: string,
    range: { readonly start: number; readonly end: number },
  ): Promise<ReadableStream>
  /** Of uploads, those given up included. */
  uploadIds(): Promise<readonly string[]>
  discard(uploadIds: readonly string[]): Promise<void>
  /** Of everybody or of one, so many at a time as the store gives at once. One that is quite new may be left out. */
  objects(owner?: Owner): AsyncIterable<OwnedObjects>
  /** A few at a time. The caller holds the owner meanwhile, so that nobody makes a file of the object that goes. */
  remove(owner: Owner, sha256s: readonly string[]): Promise<void>
  /** Gives up what a crash of `seal` left half done. */
  tidy(): Promise<void>
}
