import { withQuery } from '@atrium/contracts/paths'
import { Button, type ButtonProps } from '@atrium/ui/button'
import { History } from 'lucide-react'
import { FeatureLink } from '../host/FeatureLink'
import { useHost, useTexts } from '../host/useKept'
import { componentMessages } from '../texts/sharedMessages'

interface HistoryLinkProps extends Pick<ButtonProps, 'size'> {
  /** Path of the history's screen. */
  readonly path: string
  /** The subject of the history. Default: the whole company. */
  readonly of?: { readonly kind: 'member' | 'department' | 'product'; readonly id: string }
}

/** Links to the history of one subject; only for people who can see it. */
export function HistoryLink({ path, of, size }: HistoryLinkProps) {
  const words = useTexts(componentMessages)
  const { offers } = useHost()
  if (!offers(path)) return null
  return (
    <Button icon={<History aria-hidden />} {...(size && { size })} asChild>
      <FeatureLink to={withQuery(path, { ...of })}>{words.history}</FeatureLink>
    </Button>
  )
}
