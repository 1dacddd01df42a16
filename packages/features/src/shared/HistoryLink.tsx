import { Button } from '@atrium/ui/button'
import { History } from 'lucide-react'
import { componentMessages } from './componentMessages'
import { FeatureLink } from './FeatureLink'
import { withQuery } from './query'
import { useHost, useTexts } from './useHost'

interface HistoryLinkProps {
  /** Path of the history's screen. */
  readonly path: string
  /** What it shall tell of. Default: the whole company. */
  readonly of?: { readonly kind: 'member' | 'department' | 'product'; readonly id: string }
}

/** Leads to what was done with one thing; only where the person may see it. */
export function HistoryLink({ path, of }: HistoryLinkProps) {
  const words = useTexts(componentMessages)
  const { offers } = useHost()
  if (!offers(path)) return null
  return (
    <Button icon={<History aria-hidden />} asChild>
      <FeatureLink to={withQuery(path, { ...of })}>{words.history}</FeatureLink>
    </Button>
  )
}
