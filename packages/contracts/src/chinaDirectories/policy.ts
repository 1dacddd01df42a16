import { withPolicy } from '../wire/policy'
import { chinaDirectoriesContract } from './contract'

const seen = { access: 'superAdministrator', embedding: 'never' } as const
const decided = { ...seen, proof: 'recent' } as const

export const chinaDirectoriesOperations = withPolicy(chinaDirectoriesContract, {
  listChinaDirectories: {
    summary:
      'Lists the company’s directories at WeCom, DingTalk and Feishu with their settings and newest difference, without secrets.',
    ...seen,
  },
  testChinaDirectory: {
    summary:
      'Tests credentials at the vendor: whether they work, which permission is missing, and whether mobile numbers are shown. Stores nothing.',
    ...decided,
  },
  connectChinaDirectory: {
    summary:
      'Connects a directory. Nothing is read or changed yet. Returns the address, token and key for the vendor’s callbacks, which are shown once.',
    ...decided,
  },
  editChinaDirectory: {
    summary: 'Changes the settings of a directory. A difference that was not applied is outdated then.',
    ...decided,
  },
  setDirectoryCallback: {
    summary:
      'Sets or makes the token and key of the vendor’s callbacks, which are shown once. The earlier ones end.',
    ...decided,
  },
  readChinaDirectory: {
    summary:
      'Reads the whole directory in the background and compares it with the company. Changes nothing else.',
    ...seen,
  },
  listDifferences: { summary: 'Lists readings of a directory, newest first, for 180 days.', ...seen },
  getDifference: {
    summary:
      'Returns the totals of a difference: changes by kind, who would leave, what it costs and returns in seats, and its progress.',
    ...seen,
  },
  listDifferenceRows: {
    summary: 'Lists the changes of a difference in the order in which they are made.',
    ...seen,
    lists: 'people',
  },
  decideLinks: {
    summary:
      'Decides whether members and departments made by hand are linked, so that the directory manages them from now on.',
    ...seen,
  },
  applyDifference: {
    summary:
      'Starts to apply a difference in the background. Refused if the company changed since, departments are undecided, or more people than the threshold would leave and nobody confirmed it.',
    ...decided,
  },
  cancelDifference: {
    summary: 'Cancels a reading or the rest of an application. What was done stays.',
    ...seen,
  },
})
