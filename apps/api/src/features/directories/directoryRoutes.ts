import { directoriesOperations } from '@atrium/contracts/directories/policy'
import { implement } from '../../ports/implement'
import { listDirectories } from './listDirectories'
import { addDirectory, editDirectory, endDirectory } from './manageDirectories'
import { issueDirectoryToken, revokeDirectoryToken } from './manageTokens'

export const directoryRoutes = implement(directoriesOperations, {
  listDirectories,
  addDirectory,
  editDirectory,
  endDirectory,
  issueDirectoryToken,
  revokeDirectoryToken,
})
