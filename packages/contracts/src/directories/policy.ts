import { withPolicy } from '../wire/policy'
import { directoriesContract } from './contract'

const decided = { access: 'superAdministrator', proof: 'recent', embedding: 'never' } as const

export const directoriesOperations = withPolicy(directoriesContract, {
  listDirectories: {
    summary: 'Lists the company’s directories with their tokens, without the tokens’ secrets.',
    access: 'superAdministrator',
    embedding: 'never',
  },
  addDirectory: { summary: 'Adds a directory, which has no token yet.', ...decided },
  editDirectory: {
    summary:
      'Renames a directory, and sets whether it may put members into permission groups, which makes them administrators.',
    ...decided,
  },
  endDirectory: {
    summary:
      'Ends a directory and its tokens at once. Its members and departments stay, as if they had been made by hand.',
    ...decided,
  },
  issueDirectoryToken: {
    summary:
      'Issues a token for the directory’s SCIM client. It is shown only once. A token that it replaces works for another 24 hours.',
    ...decided,
  },
  revokeDirectoryToken: { summary: 'Ends a token at once.', ...decided },
})
