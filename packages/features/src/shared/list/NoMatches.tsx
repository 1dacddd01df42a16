import { Button } from '@atrium/ui/button'
import { EmptyState } from '@atrium/ui/empty-state'
import { SearchX } from 'lucide-react'
import { useTexts } from '../host/useHost'
import { componentMessages } from '../texts/componentMessages'

/** Stands where a search found nothing, and clears it. */
export function NoMatches({ onClear }: { readonly onClear: () => void }) {
  const words = useTexts(componentMessages)
  return (
    <EmptyState
      icon={<SearchX />}
      title={words.noMatches}
      description={words.noMatchesHint}
      action={<Button onClick={onClear}>{words.clearSearch}</Button>}
    />
  )
}
