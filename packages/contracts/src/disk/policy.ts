import { withPolicy } from '../wire/policy'
import { diskContract } from './contract'

export const diskOperations = withPolicy(diskContract, {
  listNodes: {
    summary:
      'What lies in a folder, folders first; with words to search for, whatever is called so anywhere.',
    access: 'member',
    owner: 'personOrCompany',
  },
  getQuota: {
    summary: 'How much of the disk is used, what is on its way and what lies in the bin included.',
    access: 'member',
    owner: 'personOrCompany',
  },
  addFolder: {
    summary: 'Makes a folder, and the folders named above it where they are missing.',
    access: 'member',
    owner: 'personOrCompany',
  },
  renameNode: {
    summary: 'Gives a file or folder another name.',
    access: 'member',
    owner: 'personOrCompany',
  },
  moveNodes: {
    summary: 'Moves files and folders into another folder, all of them or none.',
    access: 'member',
    owner: 'personOrCompany',
  },
  copyNodes: {
    summary:
      'Copies files and folders into another folder, or the same, all of them or none; under another name where theirs is taken.',
    access: 'member',
    owner: 'personOrCompany',
  },
  trashNodes: {
    summary: 'Puts files and folders into the bin, where they stay for 30 days.',
    access: 'member',
    owner: 'personOrCompany',
  },
  listBin: {
    summary:
      'What lies in the bin, the latest first; of a company’s what the caller brought, or all to who sees to its disk.',
    access: 'member',
    owner: 'personOrCompany',
  },
  restoreNodes: {
    summary:
      'Takes files and folders out of the bin: to where they lay, or to the top if that is gone; under another name if theirs is taken.',
    access: 'member',
    owner: 'personOrCompany',
  },
  emptyBin: {
    summary: 'Deletes what the caller finds in the bin for good: what is named, else all of it.',
    access: 'member',
    owner: 'personOrCompany',
  },
  beginUpload: {
    summary:
      'Keeps room for a file, whose content then comes by tus (HEAD and PATCH) at /api/CloudDisk/Upload/{uploadId}. The same file for the same place again goes on where it was cut off.',
    access: 'member',
    owner: 'personOrCompany',
  },
  finishUpload: {
    summary: 'Puts a file whose content has all come into its folder.',
    access: 'member',
    owner: 'personOrCompany',
  },
  cancelUpload: {
    summary: 'Gives an upload up, and the room kept for it free.',
    access: 'member',
    owner: 'personOrCompany',
  },
  listUploads: {
    summary: 'The caller’s uploads that aren’t finished, the earliest first.',
    access: 'member',
    owner: 'personOrCompany',
  },
  getDownload: {
    summary: 'The address of a file’s content. It is good for an hour, and for whoever has it.',
    access: 'member',
    owner: 'personOrCompany',
  },
  packNodes: {
    summary:
      'The address of one zip with files, and with folders and all that lies in them. It is good for an hour, and for whoever has it.',
    access: 'member',
    owner: 'personOrCompany',
  },
})
