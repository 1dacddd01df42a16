import * as v from 'valibot'
import { compact, contract, id, page, pageQuery, text, timestamp } from '../../wire/contract'

/** Days that a link can be valid; -1: until it is revoked. */
export const shareDays = [1, 7, 30, -1] as const
/** Length of an access code. */
export const codeLength = 6

const writes = { idempotent: true } as const
/** Calls of visitors change no data except counters of views and attempts. */
const open = { isPublic: true, effect: 'reads' } as const

const kind = v.picklist(['folder', 'file'])
const ofShare = { shareId: id }

const share = {
  ...ofShare,
  url: v.string(),
  /** The access code; null: none needed. */
  code: v.nullable(v.string()),
  /** Null: until it is revoked. */
  expiresAt: v.nullable(timestamp),
}

/** A pass replaces the access code after it was entered once. Shares without a code need none. */
const seen = { ...ofShare, pass: v.optional(text(200)) }

export const sharingContract = contract({
  addShare: {
    method: 'POST',
    path: '/api/CloudDisk/AddShare',
    ...writes,
    body: v.object({
      id,
      expireDays: v.picklist(shareDays),
      hasCode: v.boolean(),
      canDownload: v.boolean(),
    }),
    response: v.object(share),
  },
  listShares: {
    method: 'GET',
    path: '/api/CloudDisk/GetShareList',
    query: v.object(pageQuery(100)),
    response: page(
      v.object({
        ...share,
        name: v.string(),
        kind,
        canDownload: v.boolean(),
        /** Number of times it was opened. */
        viewCount: v.number(),
        createdAt: timestamp,
      }),
    ),
  },
  revokeShare: {
    method: 'DELETE',
    path: '/api/CloudDisk/CancelShare/shareId/{shareId}',
    ...writes,
    params: v.object(ofShare),
    response: v.literal(true),
  },
  openShare: {
    method: 'POST',
    path: '/api/CloudDisk/OpenShare',
    ...open,
    /** A pass from an earlier answer replaces the code for a day. */
    body: v.object({ ...seen, code: v.optional(v.pipe(v.string(), v.transform(compact), text(20))) }),
    response: v.object({
      /** The file or folder. */
      id,
      name: v.string(),
      kind,
      /** In bytes; 0 for a folder. */
      size: v.number(),
      /** The person who shared it, and the company if it is on a company's disk, otherwise empty. */
      sharedBy: v.string(),
      companyName: v.string(),
      expiresAt: v.nullable(timestamp),
      canDownload: v.boolean(),
      pass: v.string(),
    }),
  },
  listShared: {
    method: 'POST',
    path: '/api/CloudDisk/GetShareFileList',
    ...open,
    body: v.object({ ...seen, parentId: v.optional(id), ...pageQuery(100) }),
    response: v.object({
      ...page(v.object({ id, kind, name: v.string(), size: v.number(), modifiedAt: timestamp })).entries,
      /** The folders that lead there, from the shared one. */
      path: v.array(v.object({ id, name: v.string() })),
    }),
  },
  getSharedPreview: {
    method: 'POST',
    path: '/api/CloudDisk/GetSharePreview',
    ...open,
    body: v.object({ ...seen, id }),
    response: v.object({
      id,
      name: v.string(),
      /** In bytes. */
      size: v.number(),
      url: v.string(),
      /** The parent folder; null: it is shared by itself. */
      parentId: v.nullable(id),
    }),
  },
  getSharedDownload: {
    method: 'POST',
    path: '/api/CloudDisk/GetShareDownloadAddress',
    ...open,
    body: v.object({ ...seen, id }),
    response: v.object({ url: v.string() }),
  },
})

/** Error codes of sharing calls. */
export const sharingErrors = {
  expired: 55057,
  revoked: 55058,
  wrongCode: 55059,
  /** A code is needed, or the pass is older than a day. */
  codeWanted: 55060,
  tooManyTries: 55061,
  /** The share allows viewing only. */
  noDownload: 55062,
} as const
