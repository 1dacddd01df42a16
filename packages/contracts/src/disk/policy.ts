import { withPolicy } from '../wire/policy'
import { diskContract } from './contract'

export const diskOperations = withPolicy(diskContract, {
  listNodes: {
    summary: 'Lists a folder, folders first. With a search, lists everything with a matching name.',
    access: 'member',
    owner: 'personOrCompany',
  },
  getQuota: {
    summary: 'Returns the used space, including the bin and unfinished uploads.',
    access: 'member',
    owner: 'personOrCompany',
  },
  addFolder: {
    summary: 'Creates a folder, and missing folders above it.',
    access: 'member',
    owner: 'personOrCompany',
  },
  renameNode: {
    summary: 'Renames a file or folder.',
    access: 'member',
    owner: 'personOrCompany',
  },
  moveNodes: {
    summary: 'Moves files and folders into another folder, all or none.',
    access: 'member',
    owner: 'personOrCompany',
  },
  copyNodes: {
    summary:
      'Copies files and folders into a folder, all or none. Copies get another name if theirs is taken.',
    access: 'member',
    owner: 'personOrCompany',
  },
  trashNodes: {
    summary: 'Moves files and folders to the bin, where they stay for 30 days.',
    access: 'member',
    owner: 'personOrCompany',
  },
  listBin: {
    summary:
      'Lists the bin, latest first. For a company: what the caller added, or everything for people who manage its disk.',
    access: 'member',
    owner: 'personOrCompany',
  },
  restoreNodes: {
    summary:
      'Restores files and folders from the bin to their folder, or to the top if that is gone. They get another name if theirs is taken.',
    access: 'member',
    owner: 'personOrCompany',
  },
  emptyBin: {
    summary: 'Permanently deletes the named files and folders from the caller’s bin, or all of them.',
    access: 'member',
    owner: 'personOrCompany',
  },
  beginUpload: {
    summary:
      'Reserves space for a file, whose content follows by tus (HEAD and PATCH) at /api/CloudDisk/Upload/{uploadId}. The same file for the same place resumes the earlier upload.',
    access: 'member',
    owner: 'personOrCompany',
  },
  finishUpload: {
    summary: 'Adds a completely uploaded file to its folder.',
    access: 'member',
    owner: 'personOrCompany',
  },
  cancelUpload: {
    summary: 'Cancels an upload and frees its space.',
    access: 'member',
    owner: 'personOrCompany',
  },
  listUploads: {
    summary: 'Lists the caller’s unfinished uploads, oldest first.',
    access: 'member',
    owner: 'personOrCompany',
  },
  getDownload: {
    summary: 'Returns the address of a file’s content, valid for an hour for anybody who has it.',
    access: 'member',
    owner: 'personOrCompany',
  },
  packNodes: {
    summary: 'Returns the address of a zip with files and folders, valid for an hour for anybody who has it.',
    access: 'member',
    owner: 'personOrCompany',
  },
})
