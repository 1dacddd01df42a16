import type { DataStore } from '@tus/server'
import type { Owner } from '../platform/owner/Owner'

/**
 * Where the contents of people's files lie. Each owner has objects of their own, found by the hash of what they hold:
 * the same content lies there once, and nobody can tell what others have.
 */
export interface ObjectStore {
  /** Where tus writes the content of an upload, which has this many bytes. */
  receiving(uploadId: string, size: number): Promise<DataStore>
  /** Bytes of an upload that have come. */
  receivedOf(uploadId: string): Promise<number>
  /** The SHA-256 of what has come, as it lies on the disk for good. */
  seal(uploadId: string): Promise<string>
  /** Makes a sealed upload an object. The caller holds the owner meanwhile: see `remove`. */
  keep(uploadId: string, owner: Owner, sha256: string): Promise<void>
  /** Bytes from `start` to `end`, both included. */
  read(owner: Owner, sha256: string, range: { readonly start: number; readonly end: number }): ReadableStream
  /** Of uploads, those given up included. */
  uploadIds(): Promise<readonly string[]>
  discard(uploadIds: readonly string[]): Promise<void>
  owners(): Promise<readonly Owner[]>
  objectsOf(owner: Owner): Promise<readonly string[]>
  /** The caller holds the owner meanwhile, so that nobody makes a file of the object that goes. */
  remove(owner: Owner, sha256s: readonly string[]): Promise<void>
}
