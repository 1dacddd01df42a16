import { Button } from '@atrium/ui/button'
import { inCompany } from '../../shared/host/companyInAddress'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { withQuery } from '../../shared/host/query'
import { useTexts } from '../../shared/host/useHost'
import { actionPaths } from '../actionPaths'
import type { Message } from '../atoms'
import { messagesMessages } from '../messages'

interface MessageActionProps {
  readonly message: Message
  /** The deed of a page, of a row, or of one among words. */
  readonly variant: 'primary' | 'secondary' | 'ghost'
  readonly onFollow?: () => void
}

/** The way to where one acts on a message, in the company that it is about; nothing where there is no such place
 * or the reader would need to be in that company and isn't. */
export function MessageAction({ message, variant, onFollow }: MessageActionProps) {
  const texts = useTexts(messagesMessages)
  const { kind, companyId, isMember, subjectId } = message
  if (kind === null || kind === 'notice') return null
  const { path, names, isOwn, ownPath } = actionPaths[kind]
  const own = isOwn ? path : companyId ? undefined : ownPath
  if (!isMember && !own) return null
  const query = names && subjectId ? { [names]: subjectId } : {}
  return (
    <Button variant={variant} size={variant === 'primary' ? 'medium' : 'small'} asChild>
      <FeatureLink to={own ? withQuery(own, query) : inCompany(path, companyId, query)} onClick={onFollow}>
        {texts[kind]}
      </FeatureLink>
    </Button>
  )
}
