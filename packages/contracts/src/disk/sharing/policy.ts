import { withPolicy } from '../../wire/policy'
import { sharingContract } from './contract'

export const sharingOperations = withPolicy(sharingContract, {
  addShare: {
    summary: 'Shares a file or folder with everybody who has the link.',
    access: 'member',
    owner: 'personOrCompany',
  },
  listShares: {
    summary: 'Lists the caller’s shares, latest first. Ended ones are listed for 30 more days.',
    access: 'member',
    owner: 'personOrCompany',
  },
  revokeShare: {
    summary: 'Revokes a share. Its link, and all addresses obtained through it, stop working at once.',
    access: 'member',
    owner: 'personOrCompany',
  },
  openShare: {
    summary: 'Returns what a link shares, for everybody who has it and knows the access code.',
  },
  listShared: {
    summary: 'Lists a shared folder or one of its subfolders, folders first.',
  },
  getSharedPreview: {
    summary:
      'Returns a shared file for viewing, even if downloads are off. The address works for a page that shows the file, for an hour and at most as long as the share.',
  },
  getSharedDownload: {
    summary:
      'Returns the address of a shared file, or of a zip of a shared folder, valid for an hour and at most as long as the share.',
  },
})
