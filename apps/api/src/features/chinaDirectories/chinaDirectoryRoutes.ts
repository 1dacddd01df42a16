import { chinaDirectoriesOperations } from '@atrium/contracts/chinaDirectories/policy'
import { implement } from '../../ports/implement'
import { applyDifference, cancelDifference, readChinaDirectory } from './changeDifferences'
import { checkCredentials } from './checkCredentials'
import { decideLinks } from './decideLinks'
import { listChinaDirectories } from './listChinaDirectories'
import { getDifference, listDifferenceRows, listDifferences } from './listDifferences'
import { connectChinaDirectory, editChinaDirectory, setDirectoryCallback } from './manageConnections'

export const chinaDirectoryRoutes = implement(chinaDirectoriesOperations, {
  listChinaDirectories,
  testChinaDirectory: checkCredentials,
  connectChinaDirectory,
  editChinaDirectory,
  setDirectoryCallback,
  readChinaDirectory,
  listDifferences,
  getDifference,
  listDifferenceRows,
  decideLinks,
  applyDifference,
  cancelDifference,
})
