import { Button } from '@atrium/ui/button'
import { Notice } from '@atrium/ui/notice'
import { useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useDescribeFailure, useTexts } from '../../shared/host/useKept'
import { useAction } from '../../shared/request/useAction'
import styles from '../SignIn.module.css'
import type { CompanyWay } from './api'
import { beginCompanySignInAtom } from './atoms'
import { companySignInMessages } from './messages'

export { findWayAtom } from './atoms'

interface CompanyWayInProps {
  readonly company: CompanyWay
  /** The person's address there. */
  readonly mail: string
  /** `instead`: in place of the password. `beside`: a password is typed already. */
  readonly place: 'instead' | 'beside'
  /** Whether it goes there at once, because the person went on. */
  readonly isWanted: boolean
  readonly onLeave: (address: string) => void
  /** The person prefers another way. */
  readonly onDecline: () => void
}

/** Leads to the sign-in of the person's company. */
export function CompanyWayIn({ company, mail, place, isWanted, onLeave, onDecline }: CompanyWayInProps) {
  const texts = useTexts(companySignInMessages)
  const { companyId, connectionId, companyName } = company
  const { run, action, busy } = useAction(useSetAtom(beginCompanySignInAtom))
  const [isLeaving, setLeaving] = useState(false)
  const describe = useDescribeFailure()
  const button = useRef<HTMLButtonElement>(null)

  async function begin() {
    if (isLeaving) return
    const result = await run({ companyId, connectionId, loginHint: mail })
    if (!result.done) return
    setLeaving(true)
    onLeave(result.value)
  }
  const beginAtOnce = useEffectEvent(begin)
  useEffect(() => {
    if (isWanted) void beginAtOnce()
  }, [isWanted])

  // The password had the focus, and is gone.
  useEffect(() => {
    const { activeElement, body } = document
    if (place === 'instead' && (activeElement === null || activeElement === body)) button.current?.focus()
  }, [place])

  // A page that comes back by Back is as it was left.
  useEffect(() => {
    const stay = () => setLeaving(false)
    globalThis.addEventListener('pageshow', stay)
    return () => globalThis.removeEventListener('pageshow', stay)
  }, [])

  const problem = action.state === 'failed' && (
    <Notice tone="danger" role="alert">
      {describe(action.failure)}
    </Notice>
  )
  if (place === 'beside')
    return (
      <>
        <Button className={styles.submit} busy={busy || isLeaving} onClick={() => void begin()}>
          {texts.offered(companyName)}
        </Button>
        {problem}
      </>
    )
  return (
    <div className={styles.form}>
      <p className={styles.company} role="status">
        {texts.wayTitle(companyName)}
      </p>
      <Button
        ref={button}
        variant="primary"
        className={styles.submit}
        busy={busy || isLeaving}
        onClick={() => void begin()}
      >
        {texts.wayIn(companyName)}
      </Button>
      {problem}
      <Button variant="ghost" className={styles.submit} disabled={busy || isLeaving} onClick={onDecline}>
        {texts.offTheWay}
      </Button>
    </div>
  )
}
