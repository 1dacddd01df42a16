import { diskOperations } from '@atrium/contracts/disk/policy'
import { previewOperations } from '@atrium/contracts/preview/policy'
import { implement } from '../../ports/implement'
import { packNodes } from './archives'
import { addFolder, emptyBin, moveNodes, renameNode, restoreNodes, trashNodes } from './changeNodes'
import { copyNodes } from './copyNodes'
import { getDownload } from './downloads'
import { listBin, listNodes } from './listNodes'
import { getPreview } from './preview'
import { beginUpload, cancelUpload, finishUpload, getQuota, listUploads } from './uploads'

export const diskRoutes = implement(diskOperations, {
  listNodes,
  getQuota,
  addFolder,
  renameNode,
  moveNodes,
  copyNodes,
  trashNodes,
  listBin,
  restoreNodes,
  emptyBin,
  beginUpload,
  cancelUpload,
  listUploads,
  getDownload,
  packNodes,
  finishUpload: { first: finishUpload },
})

export const previewRoutes = implement(previewOperations, { getPreview })
