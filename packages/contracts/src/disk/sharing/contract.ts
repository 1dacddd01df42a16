import * as v from 'valibot'
import { compact, contract, id, page, pageQuery, text, timestamp } from '../../wire/contract'

/** For how many days a link may be good; -1: until it is taken back. */
export const shareDays = [1, 7, 30, -1] as const
/** Letters of an access code. */
export const codeLength = 6

const writes = { idempotent: true } as const
/** What strangers ask changes nothing of anybody: views and tries are counted alone. */
const open = { isPublic: true, effect: 'reads' } as const

const kind = v.picklist(['folder', 'file'])
const ofShare = { shareId: id }

const share = {
  ...ofShare,
  url: v.string(),
  /** What has to be typed to see it; null: nothing. */
  code: v.nullable(v.string()),
  /** Null: until it is taken back. */
  expiresAt: v.nullable(timestamp),
}

/** By which whoever knew the code goes on; of a share without one it isn't needed. */
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
        /** How often it was opened. */
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
    /** A pass, as an earlier answer gave it, stands for the code until it is a day old. */
    body: v.object({ ...seen, code: v.optional(v.pipe(v.string(), v.transform(compact), text(20))) }),
    response: v.object({
      /** The file or folder. */
      id,
      name: v.string(),
      kind,
      /** In bytes; of a folder 0. */
      size: v.number(),
      /** Who shares it, and the company if it is of one's disk, else empty. */
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
      /** The folder that it lies in; null: it is shared by itself. */
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

/** Codes of refused calls. */
export const sharingErrors = {
  expired: 55057,
  revoked: 55058,
  wrongCode: 55059,
  /** Or what it gave is a day old. */
  codeWanted: 55060,
  tooManyTries: 55061,
  /** It may be looked at alone. */
  noDownload: 55062,
} as const
