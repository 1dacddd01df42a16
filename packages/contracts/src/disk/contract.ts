import * as v from 'valibot'
import {
  contract,
  flag,
  id,
  isVisible,
  page,
  pageQuery,
  text,
  timestamp,
  wholeNumber,
} from '../wire/contract'

/** In bytes of UTF-8, the limit of common file systems. */
export const nameLength = 255

/**
 * Characters that file systems reject, or that disguise a file's extension by changing the text direction.
 */
const forbidden = /[\\/:*?"<>|\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]|\p{Surrogate}/u
/**
 * Windows device names, in every spelling that Windows accepts: superscript digits, and spaces before the
 * extension.
 */
const reserved = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³]) *(\.|$)/i

/** The reason why a name is invalid; undefined: it is valid. */
export function nameProblem(name: string): 'empty' | 'long' | 'reserved' | 'characters' | undefined {
  if (!isVisible(name)) return 'empty'
  if (new TextEncoder().encode(name).length > nameLength) return 'long'
  if (forbidden.test(name)) return 'characters'
  return reserved.test(name) || name.endsWith('.') ? 'reserved' : undefined
}

/** Quotas in bytes for each kind of owner, including the bin and unfinished uploads. */
export const quotas = { person: 10 * 1024 ** 3, company: 100 * 1024 ** 3 } as const
/** Days until files in the bin are deleted. */
export const binDays = 30
/** Days until an abandoned upload is removed. */
export const uploadDays = 7
/** Most rows that one call changes. */
export const mostChosen = 1000
/** Most unfinished uploads of one owner. */
export const mostUploads = 1000
/** Most files and folders that one copy creates. */
export const mostCopied = 10_000
/** Most files and folders in one zip. */
export const mostPacked = 50_000
/** Greatest depth of nested folders. */
export const mostDeep = 50

/** What to do if the target folder already has a file with that name. */
export const clashAnswers = ['refuse', 'keepBoth', 'replace'] as const

const nodeName = v.pipe(
  v.string(),
  v.transform((name) => name.normalize('NFC').trim()),
  v.check((name) => nameProblem(name) === undefined, `must be a name of at most ${nameLength} bytes`),
)

/** The reason why others can't access a file: it waits for a scan, contains malware, or is too large to scan. */
const scan = v.picklist(['pending', 'infected', 'tooLarge'])
export type Scan = v.InferOutput<typeof scan>

const node = {
  id,
  kind: v.picklist(['folder', 'file']),
  name: v.string(),
  /** In bytes; 0 for a folder. */
  size: v.number(),
  /** For a file, when its content was written according to the browser; for a folder, when it was created. */
  modifiedAt: timestamp,
  /** The parent folder; null: none. */
  parentId: v.nullable(id),
  /** Name of the person who added it, on a company's disk; otherwise empty. */
  addedBy: v.string(),
  /**
   * Whether the caller may rename, move and delete it. For a folder, only while it contains nothing of other
   * people.
   */
  canChange: v.boolean(),
  /** Absent: no restriction. */
  scan: v.optional(scan),
}

const chosen = v.pipe(v.array(id), v.minLength(1), v.maxLength(mostChosen))
const target = { parentId: v.optional(id) }
/** Names of folders below the target, from the top. Missing ones are created. */
const foldersBelow = v.optional(v.pipe(v.array(nodeName), v.maxLength(mostDeep)), [])
const ofUpload = { uploadId: id }

const writes = { idempotent: true } as const

/**
 * All operations are about the disk of the company that the call names, or the caller's own disk. Every
 * member of a company reads and adds files. A file can be changed by the person who added it and by
 * administrators with the permission `disk`.
 */
export const diskContract = contract({
  listNodes: {
    method: 'GET',
    path: '/api/CloudDisk/GetFileList',
    query: v.object({
      ...target,
      /** Folders only, for a folder picker. Has no effect on a search. */
      kind: v.optional(v.literal('folder')),
      searchCondition: v.optional(text(100)),
      orderBy: v.optional(v.picklist(['name', 'size', 'modifiedAt']), 'name'),
      isOrderDesc: v.optional(flag, false),
      ...pageQuery(100),
    }),
    response: v.object({
      ...page(v.object(node)).entries,
      /** The folders that lead there, from the top. */
      path: v.array(v.object({ id, name: v.string() })),
    }),
  },
  getQuota: {
    method: 'GET',
    path: '/api/CloudDisk/GetQuota',
    response: v.object({ used: v.number(), total: v.number() }),
  },
  addFolder: {
    method: 'POST',
    path: '/api/CloudDisk/AddFolder',
    ...writes,
    body: v.object({
      ...target,
      folders: foldersBelow,
      name: nodeName,
      /** If a folder has the name: refuse, or return that folder. */
      clash: v.optional(v.picklist(['refuse', 'keep']), 'refuse'),
    }),
    response: v.object({ id }),
  },
  renameNode: {
    method: 'POST',
    path: '/api/CloudDisk/EditName',
    ...writes,
    body: v.object({ id, name: nodeName }),
    response: v.literal(true),
  },
  moveNodes: {
    method: 'POST',
    path: '/api/CloudDisk/MoveFiles',
    ...writes,
    body: v.object({ ids: chosen, ...target }),
    response: v.literal(true),
  },
  copyNodes: {
    method: 'POST',
    path: '/api/CloudDisk/CopyFiles',
    ...writes,
    body: v.object({ ids: chosen, ...target }),
    response: v.literal(true),
  },
  trashNodes: {
    method: 'POST',
    path: '/api/CloudDisk/DeleteFiles',
    ...writes,
    body: v.object({ ids: chosen }),
    response: v.literal(true),
  },
  listBin: {
    method: 'GET',
    path: '/api/CloudDisk/GetRecycleList',
    query: v.object(pageQuery(100)),
    response: page(v.object({ ...node, trashedAt: timestamp })),
  },
  restoreNodes: {
    method: 'POST',
    path: '/api/CloudDisk/RestoreFiles',
    ...writes,
    body: v.object({ ids: chosen }),
    response: v.literal(true),
  },
  emptyBin: {
    method: 'DELETE',
    path: '/api/CloudDisk/EmptyRecycle',
    ...writes,
    body: v.object({ ids: v.optional(chosen) }),
    response: v.literal(true),
  },
  beginUpload: {
    method: 'POST',
    path: '/api/CloudDisk/BeginUpload',
    ...writes,
    body: v.object({
      ...target,
      folders: foldersBelow,
      name: nodeName,
      size: wholeNumber(0, quotas.company),
      modifiedAt: timestamp,
      clash: v.optional(v.picklist(clashAnswers), 'refuse'),
    }),
    response: v.object(ofUpload),
  },
  finishUpload: {
    method: 'POST',
    path: '/api/CloudDisk/FinishUpload',
    ...writes,
    body: v.object(ofUpload),
    response: v.object({ id }),
  },
  cancelUpload: {
    method: 'DELETE',
    path: '/api/CloudDisk/CancelUpload/uploadId/{uploadId}',
    ...writes,
    params: v.object(ofUpload),
    response: v.literal(true),
  },
  listUploads: {
    method: 'GET',
    path: '/api/CloudDisk/GetUploadList',
    response: v.array(
      v.object({
        ...ofUpload,
        name: v.string(),
        size: v.number(),
        /** Bytes received so far. */
        received: v.number(),
        modifiedAt: timestamp,
        parentId: v.nullable(id),
      }),
    ),
  },
  getDownload: {
    method: 'GET',
    path: '/api/CloudDisk/GetDownloadAddress/id/{id}',
    params: v.object({ id }),
    response: v.object({ url: v.string() }),
  },
  packNodes: {
    method: 'POST',
    path: '/api/CloudDisk/GetPackAddress',
    ...writes,
    body: v.object({ ids: chosen }),
    response: v.object({ url: v.string() }),
  },
})

/** The address for the content of an upload. */
export const uploadPath = '/api/CloudDisk/Upload'

/** Error codes of disk calls. */
export const diskErrors = {
  /** `data.name` is the name. */
  nameTaken: 55050,
  overQuota: 55051,
  /** A folder can't contain itself. */
  withinItself: 55052,
  tooDeep: 55053,
  tooManyUploads: 55054,
  /** Part of the content is missing. */
  incomplete: 55055,
  /** Other people added it, or something in it. */
  notYours: 55056,
  /** More than one copy or zip allows. */
  tooMuch: 55063,
  /** A scanner found malware in it. */
  infected: 55064,
  /** It has not been scanned yet. */
  notScannedYet: 55065,
  tooLargeToScan: 55066,
} as const
