import { withPolicy } from '../../wire/policy'
import { sharingContract } from './contract'

export const sharingOperations = withPolicy(sharingContract, {
  addShare: {
    summary: 'Shares a file or folder by a link with whoever has it, strangers included.',
    access: 'member',
    owner: 'personOrCompany',
  },
  listShares: {
    summary: 'What the caller shares of the disk, the latest first; those that are over for 30 days more.',
    access: 'member',
    owner: 'personOrCompany',
  },
  revokeShare: {
    summary: 'Takes a share back: its link, and every address that came of it, is good for nothing at once.',
    access: 'member',
    owner: 'personOrCompany',
  },
  openShare: {
    summary: 'What is shared by a link, for anybody who has it and knows its code.',
  },
  listShared: {
    summary: 'What lies in a shared folder, or in one of those in it, folders first.',
  },
  getSharedPreview: {
    summary:
      'A shared file to be looked at, whether or not it may be downloaded: its address answers a page that shows it, good for an hour, and no longer than the share is.',
  },
  getSharedDownload: {
    summary:
      'The address of a shared file’s content, or of a zip with all that lies in a shared folder: good for an hour, and no longer than the share is.',
  },
})
