import { Button } from '@atrium/ui/button'
import { EmptyState } from '@atrium/ui/empty-state'
import { useTexts } from '../host/useKept'
import { componentMessages } from '../texts/sharedMessages'

interface NoMatchesProps {
  /** Filters besides the search may be the cause. Default: no. */
  readonly hasFilters?: boolean
  readonly onClear: () => void
}

/** Shown when search and filters leave nothing; clears them. */
export function NoMatches({ hasFilters = false, onClear }: NoMatchesProps) {
  const words = useTexts(componentMessages)
  return (
    <EmptyState
      drawing="search"
      title={words.noMatches}
      description={hasFilters ? words.nothingLeftHint : words.noMatchesHint}
      action={<Button onClick={onClear}>{hasFilters ? words.clearFilters : words.clearSearch}</Button>}
    />
  )
}
