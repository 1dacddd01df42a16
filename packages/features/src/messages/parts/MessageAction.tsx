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
  /** A button for a page, for a row, or within text. */
  readonly variant: 'primary' | 'secondary' | 'ghost'
  readonly onFollow?: () => void
}

/**
 * Links to the page where people act on a message, in the message's company. Nothing if there is no such page,
 * or if the reader isn't in that company. A completed action is shown as done.
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

/** The subject can still be viewed once it is done. */
const seenKey: Partial<Record<MessageKind, 'seeApplication' | 'seeInvitation'>> = {
  application: 'seeApplication',
  invitation: 'seeInvitation',
}
