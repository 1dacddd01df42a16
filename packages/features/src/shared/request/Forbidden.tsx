import { FailureState } from '@atrium/ui/failure-state'
import { useTexts } from '../host/useKept'
import { componentMessages, sharedMessages } from '../texts/sharedMessages'

/** Shown when the person's role allows nothing to be shown. */
export function Forbidden({ description }: { readonly description?: string }) {
  const texts = useTexts(sharedMessages)
  const words = useTexts(componentMessages)
  return (
    <FailureState
      drawing="forbidden"
      title={words.forbiddenTitle}
      description={description ?? texts.forbidden}
    />
  )
}
