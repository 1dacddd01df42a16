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
  /** Choices of the host's own in a corner, such as the language. */
  readonly corner?: ReactNode
}

/** `/joinCompany`: where a shared link and a text message lead; most arrive by phone. */
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

/** The page: one column that a phone fills, and a card in the middle of wider windows. */
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
