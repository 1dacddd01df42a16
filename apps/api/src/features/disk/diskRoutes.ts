import { diskContract } from '@atrium/features/disk/contract'
import { previewContract } from '@atrium/features/preview/contract'
import { implement } from '../../ports/implement'
import { addFolder, emptyBin, moveNodes, renameNode, restoreNodes, trashNodes } from './changeNodes'
import { getDownload } from './downloads'
import { listBin, listNodes } from './listNodes'
import { getPreview } from './preview'
import { beginUpload, cancelUpload, finishUpload, getQuota, listUploads } from './uploads'

export const diskRoutes = implement(diskContract, {
  ...{ listNodes, getQuota, addFolder, renameNode, moveNodes, trashNodes },
  ...{ listBin, restoreNodes, emptyBin },
  ...{ beginUpload, cancelUpload, listUploads, getDownload },
  finishUpload: { first: finishUpload },
})

export const previewRoutes = implement(previewContract, { getPreview })
