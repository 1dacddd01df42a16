import { withQuery } from '@atrium/contracts/paths'
import type { MessageKind } from '@atrium/contracts/shared/message/contract'
import { Button } from '@atrium/ui/button'
import { inCompany } from '../../shared/host/companyInAddress'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useKept'
import { actionPaths } from '../actionPaths'
import type { Message } from '../atoms'
import { messagesMessages } from '../messages'
import styles from './MessageAction.module.css'

type DoneKey = Extract<keyof (typeof messagesMessages)['chinese'], `done${string}`>

interface MessageActionProps {
  readonly message: Message
  /** The deed of a page, of a row, or of one among words. */
  readonly variant: 'primary' | 'secondary' | 'ghost'
  readonly onFollow?: () => void
}

/**
 * The way to where one acts on a message, in the company that it is about; nothing where there is no such place or the
 * reader would need to be in that company and isn't. What is done already says so, and offers no deed any more.
 */
export function MessageAction({ message, variant, onFollow }: MessageActionProps) {
  const texts = useTexts(messagesMessages)
  const { kind, companyId, isMember, isDone, subjectId } = message
  if (kind === null || kind === 'notice') return null
  const { path, names, isOwn, ownPath } = actionPaths[kind]
  const own = isOwn ? path : companyId ? undefined : ownPath
  if (!isMember && !own) return null
  const done = isDone ? doneKey[kind] : undefined
  const seen = done && seenKey[kind]
  const label = done ? seen && texts[seen] : texts[kind]
  const query = names && subjectId ? { [names]: subjectId } : {}
  const showsLink = label !== undefined && (!done || variant === 'primary')
  return (
    <>
      {done && <span className={styles.done}>{texts[done]}</span>}
      {showsLink && (
        <Button
          variant={done ? 'secondary' : variant}
          size={variant === 'primary' ? 'medium' : 'small'}
          asChild
        >
          <FeatureLink
            to={own ? withQuery(own, query) : inCompany(path, companyId, query)}
            onClick={onFollow}
          >
            {label}
          </FeatureLink>
        </Button>
      )}
    </>
  )
}

const doneKey: Partial<Record<MessageKind, DoneKey>> = {
  application: 'doneApplication',
  invitation: 'doneInvitation',
  licenceRequest: 'doneLicenceRequest',
  renewal: 'doneRenewal',
  product: 'doneProduct',
  seats: 'doneSeats',
  signIn: 'doneSignIn',
  security: 'doneSecurity',
  secondStep: 'doneSecondStep',
}

/** What can still be looked at once it is done. */
const seenKey: Partial<Record<MessageKind, 'seeApplication' | 'seeInvitation'>> = {
  application: 'seeApplication',
  invitation: 'seeInvitation',
}
