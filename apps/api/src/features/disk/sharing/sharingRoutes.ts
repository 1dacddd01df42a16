import { sharingOperations } from '@atrium/contracts/disk/sharing/policy'
import { implement } from '../../../ports/implement'
import { getSharedDownload, getSharedPreview, listShared, openShare } from './openShare'
import { addShare, listShares, revokeShare } from './shares'

export const sharingRoutes = implement(sharingOperations, {
  addShare,
  listShares,
  revokeShare,
  listShared,
  getSharedDownload,
  getSharedPreview,
  openShare: { unmanaged: openShare },
})
