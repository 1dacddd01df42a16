import type { Host } from '../../shared/host/host'
import type { Events } from '../../shared/request/events'
import type { Failure } from '../../shared/wire/Failure'
import type { DiskApi } from '../api'

/** The disk that a file goes to. Uploads continue there after switching to another space. */
export interface UploadOrigin {
  readonly api: DiskApi
  readonly service: Host['service']
  readonly events: Events
  /** The page of that disk. */
  readonly diskPath: string
}

/** A file being uploaded from this page. */
export interface UploadItem {
  readonly key: number
  /** Identifies files that were chosen or dropped together: one answer about name clashes applies to all of them. */
  readonly batch: number
  readonly file: File
  readonly name: string
  /** Names of folders below that one, from the top. */
  readonly folders: readonly string[]
  readonly parentId: string | undefined
  readonly origin: UploadOrigin
  /** `clash`: its name is taken, and the person is asked. */
  readonly state: 'waiting' | 'sending' | 'paused' | 'clash' | 'failed' | 'done'
  /** Bytes received by the service. */
  readonly sent: number
  readonly uploadId?: string | undefined
  /** The reason of its failure; `name`: the name is invalid. */
  readonly failure?: Failure | 'name' | undefined
}

/** The answer for files whose names are taken. */
export type ClashAnswer = 'keepBoth' | 'replace' | 'skip'

/** A file, with its path among the chosen folders. */
export interface ChosenFile {
  readonly file: File
  readonly folders: readonly string[]
}

/** Files that were chosen or dropped together. */
export interface ChosenFiles {
  readonly files: readonly ChosenFile[]
  /** Paths of empty folders. */
  readonly emptyFolders: readonly (readonly string[])[]
  /** Number of skipped system files. */
  readonly leftOut: number
  /** Names of files that the browser couldn't read. */
  readonly unreadable: readonly string[]
}
