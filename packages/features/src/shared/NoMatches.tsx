import { Button } from '@atrium/ui/button'
import { EmptyState } from '@atrium/ui/empty-state'
import { SearchX } from 'lucide-react'
import { sharedMessages } from './sharedMessages'
import { useTexts } from './useHost'

/** Stands where a search found nothing, and clears it. */
export function NoMatches({ onClear }: { readonly onClear: () => void }) {
  const texts = useTexts(sharedMessages)
  return (
    <EmptyState
      icon={<SearchX />}
      title={texts.noMatches}
      description={texts.noMatchesHint}
      action={<Button onClick={onClear}>{texts.clearSearch}</Button>}
    />
  )
}
