import { Button } from '@atrium/ui/button'
import { inCompany } from '../../shared/host/companyInAddress'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useHost'
import type { Message } from '../atoms'
import { messagesMessages } from '../messages'
import { actionPaths } from '../routes'

interface MessageActionProps {
  readonly message: Message
  readonly variant: 'primary' | 'ghost'
  readonly className?: string | undefined
  readonly onFollow?: () => void
}

/** The way to where one acts on a message, in the company that it is about; nothing where there is no such place
 * or the reader is in that company no more. */
export function MessageAction({ message, variant, className, onFollow }: MessageActionProps) {
  const texts = useTexts(messagesMessages)
  const { kind, companyId, isMember, subjectId } = message
  if (kind === null || kind === 'notice' || !isMember) return null
  const { path, names } = actionPaths[kind]
  const query = names && subjectId ? { [names]: subjectId } : {}
  return (
    <Button className={className} variant={variant} size={variant === 'ghost' ? 'small' : 'medium'} asChild>
      <FeatureLink to={inCompany(path, companyId, query)} onClick={onFollow}>
        {texts[kind]}
      </FeatureLink>
    </Button>
  )
}
