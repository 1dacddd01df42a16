import { sharingContract } from '@atrium/contracts/disk/sharing/contract'
import { implement } from '../../../ports/implement'
import { getSharedDownload, getSharedPreview, listShared, openShare } from './openShare'
import { addShare, listShares, revokeShare } from './shares'

export const sharingRoutes = implement(sharingContract, {
  ...{ addShare, listShares, revokeShare, listShared, getSharedDownload, getSharedPreview },
  openShare: { unmanaged: openShare },
})
