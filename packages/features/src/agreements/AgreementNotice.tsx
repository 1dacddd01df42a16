import { Button } from '@atrium/ui/button'
import { FloatingCard } from '@atrium/ui/floating-card'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useHost, useTexts } from '../shared/host/useKept'
import styles from './AgreementNotice.module.css'
import type { OwnAgreements } from './api'
import { ownAgreementsAtom } from './atoms'
import { agreementMessages } from './messages'
import { ReadLink } from './parts/ReadLink'
import { useAgree } from './parts/useAgree'

/** Key under which a tab stores the postponed versions. */
const putOff = 'agreementsPutOff'

/**
 * Announces new versions next to the page, which doesn't change: the person can read, agree, or postpone it to
 * another visit.
 */
export function AgreementNotice() {
  const request = useAtomValue(ownAgreementsAtom)
  const { tabStore } = useHost()
  const [isLater, setLater] = useState(false)
  const due = request.state === 'ready' ? request.value.due : []
  const shown = due.map(({ kind, version }) => `${kind} ${version}`).join(', ')
  if (due.length === 0 || isLater || tabStore.read(putOff) === shown) return null
  return (
    <Question
      due={due}
      onLater={() => {
        tabStore.write(putOff, shown)
        setLater(true)
      }}
    />
  )
}

interface QuestionProps {
  readonly due: OwnAgreements['due']
  readonly onLater: () => void
}

function Question({ due, onLater }: QuestionProps) {
  const texts = useTexts(agreementMessages)
  const { agree, busy } = useAgree()
  return (
    <FloatingCard
      title={texts.noticeTitle}
      actions={
        <>
          <Button size="small" variant="ghost" onClick={onLater}>
            {texts.later}
          </Button>
          <Button size="small" variant="primary" busy={busy} onClick={() => void agree(due)}>
            {texts.agree}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{texts.noticeText}</p>
      <p className={styles.links}>
        {due.map(({ kind, version }) => (
          <ReadLink key={kind} kind={kind} version={version}>
            {texts[kind]}
          </ReadLink>
        ))}
      </p>
    </FloatingCard>
  )
}
