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

/** In bytes of UTF-8: what every file system takes. */
export const nameLength = 255

/** What file systems don't take, or what hides what a file is by turning the direction of text around. */
const forbidden = /[\\/:*?"<>|\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]|\p{Surrogate}/u
/** Devices of Windows, in every spelling that it takes for one: superscript digits, and spaces before the ending. */
const reserved = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³]) *(\.|$)/i

/** Why no file can have the name; undefined: one can. */
export function nameProblem(name: string): 'empty' | 'long' | 'reserved' | 'characters' | undefined {
  if (!isVisible(name)) return 'empty'
  if (new TextEncoder().encode(name).length > nameLength) return 'long'
  if (forbidden.test(name)) return 'characters'
  return reserved.test(name) || name.endsWith('.') ? 'reserved' : undefined
}

/** What each kind of owner may keep, in bytes. What lies in the bin counts, and so does what is on its way. */
export const quotas = { person: 10 * 1024 ** 3, company: 100 * 1024 ** 3 } as const
/** Days after which what lies in the bin is deleted. */
export const binDays = 30
/** Days after which an upload that nobody goes on with is given up. */
export const uploadDays = 7
/** At most this many rows are changed at once. */
export const mostChosen = 1000
/** Uploads of one owner that may be under way. */
export const mostUploads = 1000
/** Files and folders that one copy makes. */
export const mostCopied = 10_000
/** Files and folders in one zip. */
export const mostPacked = 50_000
/** Folders within each other. */
export const mostDeep = 50

/** What becomes of a file whose name is taken where it should go. */
export const clashAnswers = ['refuse', 'keepBoth', 'replace'] as const

const nodeName = v.pipe(
  v.string(),
  v.transform((name) => name.normalize('NFC').trim()),
  v.check((name) => nameProblem(name) === undefined, `must be a name of at most ${nameLength} bytes`),
)

/** What keeps others from a file: it waits to be scanned, malware was found in it, or it is too large to be scanned. */
const scan = v.picklist(['pending', 'infected', 'tooLarge'])
export type Scan = v.InferOutput<typeof scan>

const node = {
  id,
  kind: v.picklist(['folder', 'file']),
  name: v.string(),
  /** In bytes; of a folder 0. */
  size: v.number(),
  /** Of a file when its content was written, as the browser told; of a folder when it was made. */
  modifiedAt: timestamp,
  /** The folder that it lies in; null: none. */
  parentId: v.nullable(id),
  /** Name of who brought it, where the disk is a company's; else empty. */
  addedBy: v.string(),
  /** Whether the caller may rename, move and delete it; of a folder, as long as nothing of others lies in it. */
  canChange: v.boolean(),
  /** Absent: nothing keeps others from it. */
  scan: v.optional(scan),
}

const chosen = v.pipe(v.array(id), v.minLength(1), v.maxLength(mostChosen))
const target = { parentId: v.optional(id) }
/** Names of folders below the target, from the top; those that aren't there are made. */
const foldersBelow = v.optional(v.pipe(v.array(nodeName), v.maxLength(mostDeep)), [])
const ofUpload = { uploadId: id }

const writes = { idempotent: true } as const

/**
 * Everything here is about the disk of the company that the call names, or about the caller's own disk. Every member
 * of a company reads and adds files. A file may be changed by the person who added it and by administrators with
 * `disk`.
 */
export const diskContract = contract({
  listNodes: {
    method: 'GET',
    path: '/api/CloudDisk/GetFileList',
    query: v.object({
      ...target,
      /** Folders alone, to choose one from; of a search nothing is left out. */
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
      /** Where a folder has the name: refuse, or answer with that folder. */
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
        /** Bytes that have come. */
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

/** Where the content of an upload goes. */
export const uploadPath = '/api/CloudDisk/Upload'

/** Codes of refused calls. */
export const diskErrors = {
  /** `data.name` says which. */
  nameTaken: 55050,
  overQuota: 55051,
  /** A folder can't lie in itself. */
  withinItself: 55052,
  tooDeep: 55053,
  tooManyUploads: 55054,
  /** Not all of the content has come. */
  incomplete: 55055,
  /** Others brought it, or something that lies in it. */
  notYours: 55056,
  /** More than one copy or zip takes. */
  tooMuch: 55063,
  /** A scanner found malware in it. */
  infected: 55064,
  /** No scanner has seen it yet. */
  notScannedYet: 55065,
  tooLargeToScan: 55066,
} as const
