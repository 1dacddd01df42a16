import type { RouteChange } from './compare/compareRoutes.ts'
import type { StateChange } from './compare/compareStates.ts'
import type { TextChanges } from './compare/compareTexts.ts'
import type { Commit } from './findSince.ts'
import type { PictureChange } from './pictures/comparePair.ts'

/** A story with a changed, new or removed picture. */
export interface StoryChange {
  readonly id: string
  /** Its place, such as `UI/Button`. */
  readonly title: string
  readonly name: string
  /** The themes of its pictures here. */
  readonly themes: readonly ('light' | 'dark')[]
  readonly kind: PictureChange['kind']
  /** The share of pixels of its most changed picture, from 0 to 1. */
  readonly share: number
  /** The changed files that explain it; empty if none leads to it, and for stories that are new or gone. */
  readonly cause: readonly string[]
  /** The files of its most changed picture. */
  readonly files: PictureChange['files']
  /** The most changed first. */
  readonly pictures: readonly PictureChange[]
}

/** The contents of `changes.json`. */
export interface Changes {
  readonly since: Commit
  readonly until: Commit & {
    /** Files with changes that are not committed. */
    readonly uncommitted: readonly string[]
  }
  /** The words that the stories were chosen by; empty for all. */
  readonly words: readonly string[]
  /** In the order of the page: the largest group first. */
  readonly stories: readonly StoryChange[]
  readonly states: readonly StateChange[]
  readonly routes: readonly RouteChange[]
  readonly texts: TextChanges
  /** The number of files that changed. */
  readonly changedFiles: number
  /** What could not be compared, and why, as sentences. */
  readonly problems: readonly string[]
}
