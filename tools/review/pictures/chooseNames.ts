import type { Fingerprints } from '../../pixels/fingerprints.ts'
import { findShots, nameOf, type Shot } from '../../pixels/shotsOf.ts'

interface Situation {
  /** All pictures of the current stories. */
  readonly shots: readonly Shot[]
  /** The fingerprints of the earlier commit and the current ones. */
  readonly earlier: Fingerprints
  readonly now: Fingerprints
  /** Ids of stories that lead to a file that changed since the earlier commit, and to an uncommitted change. */
  readonly suspects: ReadonlySet<string>
  readonly uncommitted: ReadonlySet<string>
  /** Ids of stories that the earlier commit has and the current files haven't. */
  readonly removed: readonly string[]
  /** Only these stories are wanted; without a word, all. */
  readonly words: readonly string[]
}

export interface Names {
  /** Pictures to take of both commits. */
  readonly both: readonly string[]
  /** Pictures of stories that no longer exist. */
  readonly gone: readonly string[]
  /** Why these pictures, as the end of a sentence. */
  readonly reason: string
}

/**
 * Chooses the pictures to take. Committed changes have their fingerprints in Git, so most pictures need not be taken.
 * What is uncommitted, or asked for by words, has none. Neither has a commit from before fingerprints, or from before
 * the current browser: then it is every picture that a changed file leads to.
 */
export function chooseNames(situation: Situation): Names {
  const { shots, earlier, now, suspects, uncommitted, removed, words } = situation
  const namesOf = (some: readonly Shot[]) =>
    some.flatMap(({ story, themes }) => themes.map((theme) => nameOf(story, theme)))
  const ofStories = (ids: ReadonlySet<string>) => namesOf(shots.filter(({ story }) => ids.has(story.id)))
  const all = new Set(namesOf(shots))
  const isKnown = earlier.pictures.size > 0 && earlier.chromium === now.chromium
  const wanted = words.map((word) => word.toLowerCase())
  const gone = (
    earlier.pictures.size > 0 ? [...earlier.pictures.keys()] : removed.flatMap((id) => [id, `${id}.dark`])
  )
    .filter((name) => !all.has(name))
    .filter((name) => wanted.length === 0 || wanted.some((word) => name.includes(word)))
  if (words.length > 0)
    return { both: namesOf(findShots(shots, words)), gone, reason: `of stories with ${words.join(' or ')}` }
  if (!isKnown)
    return {
      both: ofStories(suspects),
      gone,
      reason: 'that a changed file leads to, because fingerprints are newer',
    }
  const changed = [...all].filter((name) => earlier.pictures.get(name)?.hash !== now.pictures.get(name)?.hash)
  return {
    both: [...new Set([...changed, ...ofStories(uncommitted)])],
    gone,
    reason: `${changed.length} with another fingerprint, the others because of uncommitted changes`,
  }
}
