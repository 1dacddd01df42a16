import { useAtom } from 'jotai'
import type { ReactNode } from 'react'
import { Wordmark } from '../shared/brand/Wordmark'
import { useTexts } from '../shared/host/useKept'
import { useTitle } from '../shared/host/useTitle'
import { RequestFailure } from '../shared/request/RequestFailure'
import { invitationAtom } from './joinAtoms'
import { joinMessages } from './messages'
import { Inviter } from './parts/Inviter'
import styles from './parts/JoinFrame.module.css'
import { type JoinHost, JoinHostContext } from './parts/JoinHost'
import { JoinSkeleton } from './parts/JoinSkeleton'
import { MemberToBe } from './parts/MemberToBe'
import { Stranger } from './parts/Stranger'

export interface JoinCompanyProps extends JoinHost {
  /** Controls of the host in a corner, such as the language. */
  readonly corner?: ReactNode
}

/** `/joinCompany`: the target of shared links and text messages; most visitors use a phone. */
export function JoinCompany({ corner, ...host }: JoinCompanyProps) {
  const texts = useTexts(joinMessages)
  useTitle(texts.title)
  const [request, refresh] = useAtom(invitationAtom)
  return (
    <JoinHostContext value={host}>
      <JoinFrame corner={corner}>
        {request.state === 'loading' && <JoinSkeleton />}
        {request.state === 'failed' && (
          <RequestFailure failure={request.failure} title={texts.failed} onRetry={refresh} />
        )}
        {request.state === 'ready' && (
          <>
            {request.value.state !== 'unknown' && <Inviter invitation={request.value} />}
            {host.account ? (
              <MemberToBe key={host.account.userId} invitation={request.value} account={host.account} />
            ) : (
              <Stranger invitation={request.value} />
            )}
          </>
        )}
      </JoinFrame>
    </JoinHostContext>
  )
}

/** The page: one column that fills a phone, and a centred card in wider windows. */
function JoinFrame({ corner, children }: { readonly corner: ReactNode; readonly children: ReactNode }) {
  const texts = useTexts(joinMessages)
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <Wordmark>{texts.product}</Wordmark>
        <div className={styles.corner}>{corner}</div>
      </header>
      <main className={styles.card}>{children}</main>
    </div>
  )
}
