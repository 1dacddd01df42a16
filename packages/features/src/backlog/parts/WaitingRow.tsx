import { Avatar } from '@atrium/ui/avatar'
import { Button } from '@atrium/ui/button'
import { Link } from '@atrium/ui/link'
import { useState } from 'react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useHost, useTexts } from '../../shared/host/useKept'
import { leafOf } from '../../shared/list/cells/departmentPath'
import { formatAgo } from '../../shared/texts/formatAgo'
import { useFormat } from '../../shared/texts/useFormat'
import type { BacklogItem } from '../api'
import { backlogMessages } from '../messages'
import { itemPath } from '../routes'
import { ItemQuestion } from './ItemQuestion'
import { useAnswer } from './useAnswer'
import styles from './WaitingRow.module.css'

interface WaitingRowProps {
  readonly item: BacklogItem
  /** Only the first button is filled: one thing at a time. */
  readonly isFirst: boolean
}

/** An invitation in a card: company, inviter, department and date, with both answers. */
export function WaitingRow({ item, isFirst }: WaitingRowProps) {
  const texts = useTexts(backlogMessages)
  const { locale } = useHost()
  const { timestamp, day } = useFormat()
  const { agree, busy } = useAnswer()
  const [asking, setAsking] = useState(false)
  const [now] = useState(() => new Date())
  const { companyName, department, invitedAt, inviterName, logoPath } = item
  const facts = [inviterName && texts.invitedBy(inviterName), leafOf(department)].filter(Boolean)
  return (
    <li className={styles.row}>
      <Avatar name={companyName} {...(logoPath && { src: logoPath })} shape="square" decorative />
      <div className={styles.words}>
        <Link variant="quiet" alone asChild className={styles.company}>
          <FeatureLink to={itemPath(item.id)}>{companyName}</FeatureLink>
        </Link>
        <span className={styles.detail} title={department}>
          {facts.join(' · ') || texts.invitesYou}
        </span>
      </div>
      <time className={styles.when} dateTime={invitedAt} title={timestamp(invitedAt)}>
        {formatAgo(invitedAt, now, locale) ?? day(invitedAt)}
      </time>
      <div className={styles.answers}>
        <Button
          size="small"
          disabled={busy}
          aria-label={texts.refuseOf(companyName)}
          onClick={() => setAsking(true)}
        >
          {texts.refuse}
        </Button>
        <Button
          size="small"
          variant={isFirst ? 'primary' : 'secondary'}
          busy={busy}
          aria-label={texts.agreeTo(companyName)}
          onClick={() => void agree(item)}
        >
          {texts.agree}
        </Button>
      </div>
      <ItemQuestion deed="refuse" open={asking} onOpenChange={setAsking} item={item} />
    </li>
  )
}
