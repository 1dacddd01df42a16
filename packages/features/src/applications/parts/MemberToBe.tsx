import { Button } from '@atrium/ui/button'
import { useAtom, useSetAtom } from 'jotai'
import { CircleCheck, Clock3, UserRoundX } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { RequestFailure } from '../../shared/request/RequestFailure'
import type { Invitation, Standing } from '../api'
import { standingAtom } from '../joinAtoms'
import { joinMessages } from '../messages'
import { ClosedInvitation } from './ClosedInvitation'
import { DeclineButton } from './DeclineButton'
import { JoinForm } from './JoinForm'
import { type JoinAccount, useJoinHost } from './JoinHost'
import { JoinOutcome } from './JoinOutcome'
import { JoinSkeleton } from './JoinSkeleton'
import styles from './MemberToBe.module.css'

interface MemberToBeProps {
  readonly invitation: Invitation
  readonly account: JoinAccount
}

/** For a signed-in person: their state, and the application. */
export function MemberToBe({ invitation, account }: MemberToBeProps) {
  const texts = useTexts(joinMessages)
  const [request, refresh] = useAtom(standingAtom)
  const [isAsked, setAsked] = useState(false)
  useStandingNews(request.state === 'ready' && request.value.standing === 'pending')
  if (request.state === 'loading') return <JoinSkeleton />
  if (request.state === 'failed') {
    return <RequestFailure failure={request.failure} title={texts.failed} onRetry={refresh} />
  }
  return (
    <>
      <Answer
        invitation={invitation}
        standing={request.value}
        busy={isAsked && request.stale}
        onCheck={() => {
          setAsked(true)
          refresh()
        }}
      />
      {invitation.state !== 'unknown' && request.value.standing !== 'joined' && (
        <CurrentAccount account={account} mayChange={request.value.standing !== 'wrongAccount'} />
      )}
    </>
  )
}

interface AnswerProps {
  readonly invitation: Invitation
  readonly standing: Standing
  readonly busy: boolean
  readonly onCheck: () => void
}

function Answer({ invitation, standing, busy, onCheck }: AnswerProps) {
  const texts = useTexts(joinMessages)
  const { onEnterCompany, onSwitchAccount } = useJoinHost()
  const { companyId } = standing
  if (companyId !== null) {
    return (
      <JoinOutcome
        icon={<CircleCheck />}
        tone="success"
        title={texts.joined(invitation.companyName)}
        hint={texts.joinedHint}
      >
        {onEnterCompany && (
          <Button
            variant="primary"
            className={styles.wide}
            onClick={() => onEnterCompany(companyId, invitation.companyName)}
          >
            {texts.enter}
          </Button>
        )}
      </JoinOutcome>
    )
  }
  if (standing.standing === 'pending') {
    return (
      <JoinOutcome icon={<Clock3 />} tone="neutral" title={texts.pending} hint={texts.pendingHint}>
        <Button busy={busy} className={styles.wide} onClick={onCheck}>
          {texts.checkAgain}
        </Button>
      </JoinOutcome>
    )
  }
  if (invitation.state !== 'valid') return <ClosedInvitation state={invitation.state} />
  if (standing.standing === 'wrongAccount') {
    return (
      <JoinOutcome
        icon={<UserRoundX />}
        tone="warning"
        title={texts.wrongAccount}
        hint={texts.wrongAccountHint(invitation.phone)}
      >
        {onSwitchAccount && (
          <Button variant="primary" className={styles.wide} onClick={onSwitchAccount}>
            {texts.switchAccount}
          </Button>
        )}
      </JoinOutcome>
    )
  }
  return (
    <>
      <JoinForm invitation={invitation} standing={standing} />
      {invitation.phone && <DeclineButton company={invitation.companyName} />}
    </>
  )
}

interface CurrentAccountProps {
  readonly account: JoinAccount
  /** Whether it links to another account; not if that is the next step anyway. */
  readonly mayChange: boolean
}

function CurrentAccount({ account, mayChange }: CurrentAccountProps) {
  const texts = useTexts(joinMessages)
  const { onSwitchAccount } = useJoinHost()
  return (
    <p className={styles.account}>
      {texts.signedInAs(account.userAccount)}
      {mayChange && onSwitchAccount && (
        <Button variant="ghost" size="small" onClick={onSwitchAccount}>
          {texts.switchAccount}
        </Button>
      )}
    </p>
  )
}

const pollMilliseconds = 4_000

/**
 * While an application is pending, checks for a decision now and then while the page is visible, and when the
 * person returns to it. People without a company get no other notification.
 */
function useStandingNews(isPending: boolean): void {
  const refresh = useSetAtom(standingAtom)
  useEffect(() => {
    if (!isPending) return
    const look = () => void (document.visibilityState === 'visible' && refresh())
    const timer = setInterval(look, pollMilliseconds)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [isPending, refresh])
}
