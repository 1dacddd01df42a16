import { Avatar } from '@atrium/ui/avatar'
import { Button } from '@atrium/ui/button'
import { StatusBadge } from '@atrium/ui/status-badge'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useDescribeFailure, useHost, useTexts } from '../../shared/host/useKept'
import { Question } from '../../shared/screen/Question'
import { formatList } from '../../shared/texts/format'
import { KeptNumbers } from '../../shared/texts/KeptNumbers'
import { useFormat } from '../../shared/texts/useFormat'
import { revokeAction } from '../actions'
import type { AllowedApplication } from '../api'
import { allowedMessages, scopesMessages } from '../messages'
import styles from './AllowedRow.module.css'

interface AllowedRowProps {
  readonly application: AllowedApplication
}

/** One application: what it may learn, for which company, since when, and the way to end it. */
export function AllowedRow({ application }: AllowedRowProps) {
  const { applicationId, name, isFirstParty, scopes, companyName, allowedAt, usedAt } = application
  const texts = useTexts(allowedMessages)
  const names = useTexts(scopesMessages)
  const format = useFormat()
  const { locale } = useHost()
  const describe = useDescribeFailure()
  const [isAsking, setAsking] = useState(false)
  const revoke = useSetAtom(revokeAction)
  const learned = scopes.length > 0 ? scopes.map((scope) => names[scope]) : [names.openid]
  const lived = [
    companyName !== null && texts.forCompany(companyName),
    texts.allowedOn(format.day(allowedAt)),
    texts.usedAt(format.day(usedAt)),
  ].filter(Boolean)
  return (
    <li className={styles.row}>
      <Avatar name={name} shape="square" decorative />
      <div className={styles.words}>
        <p className={styles.name}>
          {name}
          {isFirstParty && <StatusBadge tone="idle">{texts.own}</StatusBadge>}
        </p>
        <p className={styles.about}>{texts.learns(formatList(locale)(learned))}</p>
        <p className={styles.about}>
          <KeptNumbers>{lived.join(' · ')}</KeptNumbers>
        </p>
      </div>
      <Button
        size="small"
        variant="ghost"
        tone="danger"
        aria-label={texts.revokeOf(name)}
        onClick={() => setAsking(true)}
      >
        {texts.revoke}
      </Button>
      <Question
        open={isAsking}
        onOpenChange={setAsking}
        title={texts.revokeTitle(name)}
        description={isFirstParty ? texts.revokeOwnText : texts.revokeText}
        confirmLabel={texts.revoke}
        tone="danger"
        onConfirm={() => revoke(applicationId)}
        done={texts.revoked}
        describeFailure={describe}
      />
    </li>
  )
}
