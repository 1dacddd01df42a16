import type { Host } from '../../shared/host/host'
import type { Events } from '../../shared/request/events'
import type { Failure } from '../../shared/wire/Failure'
import type { DiskApi } from '../api'

/** Whose disk a file goes to. Uploads continue there after switching to another space. */
export interface UploadOrigin {
  readonly api: DiskApi
  readonly service: Host['service']
  readonly events: Events
  /** Where that disk is shown. */
  readonly diskPath: string
}

/** A file on its way from this page. */
export interface UploadItem {
  readonly key: number
  /** Chosen or dropped together: what is answered about one clash is answered for all of them. */
  readonly batch: number
  readonly file: File
  readonly name: string
  /** Names of folders below that one, from the top. */
  readonly folders: readonly string[]
  readonly parentId: string | undefined
  readonly origin: UploadOrigin
  /** `clash`: its name is taken, and the person is asked. */
  readonly state: 'waiting' | 'sending' | 'paused' | 'clash' | 'failed' | 'done'
  /** Bytes that the service has. */
  readonly sent: number
  readonly uploadId?: string | undefined
  /** Why it failed; `name`: no file may be called so. */
  readonly failure?: Failure | 'name' | undefined
}

/** What becomes of files whose names are taken. */
export type ClashAnswer = 'keepBoth' | 'replace' | 'skip'

/** A file, and in which folders of those chosen it lies. */
export interface ChosenFile {
  readonly file: File
  readonly folders: readonly string[]
}

/** What was chosen or dropped at once. */
export interface ChosenFiles {
  readonly files: readonly ChosenFile[]
  /** Paths of folders in which nothing lies. */
  readonly emptyFolders: readonly (readonly string[])[]
  /** How many system files were left out. */
  readonly leftOut: number
  /** Names of what the browser couldn't read. */
  readonly unreadable: readonly string[]
}
