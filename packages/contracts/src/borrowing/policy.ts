import { withPolicy } from '../wire/policy'
import { borrowingContract } from './contract'

const members = { access: 'member' } as const
const administrators = { access: 'administrator', permission: 'authorisation' } as const

export const borrowingOperations = withPolicy(borrowingContract, {
  getOwnBorrowing: {
    summary:
      'Returns for how long the caller may borrow one of their licences, the licence file that runs, and the devices.',
    ...members,
  },
  borrowLicence: {
    summary:
      'Borrows one of the caller’s licences for a device and some days. Returns a signed licence file, which programs verify without a connection.',
    ...members,
  },
  getLicenceFile: {
    summary: 'Returns a licence file of the caller again, until its end.',
    ...members,
  },
  returnOwnLicence: {
    summary:
      'Returns a borrowed licence before its end. The file can’t be recalled, so the caller has deleted it from the device.',
    ...members,
  },
  returnLicenceFile: {
    summary:
      'Returns a borrowed licence before its end, for the program on the device: it sends the file that it has deleted, in the session of the person who borrowed it.',
    ...members,
  },
  reportOwnDeviceLost: {
    summary:
      'Reports that the device of the caller’s borrowed licence is lost. The file runs until its end, and keeps its seat.',
    ...members,
  },
  swapDevice: {
    summary:
      'Frees a device of the caller’s licence, so that the licence can be activated on another one. Limited by product and month.',
    ...members,
  },
  listBorrowed: {
    summary:
      'Lists borrowed licences in scope, newest first, including those of people who have left while their file runs.',
    ...administrators,
    lists: 'people',
  },
  markBorrowedReturned: {
    summary:
      'Marks a borrowed licence as returned: an administrator made sure that the file was deleted. Its seat is free at once.',
    ...administrators,
  },
  markBorrowedLost: {
    summary:
      'Marks the device of a borrowed licence as lost or found. The file keeps its seat until its end.',
    ...administrators,
  },
  listBorrowingLimits: {
    summary:
      'Lists for how many days each product may be borrowed, and how many devices a member may swap in a month.',
    ...administrators,
  },
  setBorrowingLimit: {
    summary:
      'Sets both limits of a product, given its first batch. Only for administrators of all departments; files that run aren’t affected.',
    ...administrators,
  },
})
