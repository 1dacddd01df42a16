import type { Reasons } from '../shared/stories/coverage'

/** Why viewers of files are never in these states. */
export const viewerReasons = {
  NoMatches: 'has no search',
  Refreshing: 'reads a file once',
  Forbidden: 'the page around it refuses before a file is read',
  NotFound: 'the page around it shows that a file is gone',
  ReadOnly: 'changes nothing',
} satisfies Reasons
