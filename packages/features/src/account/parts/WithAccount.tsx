import { Skeleton } from '@atrium/ui/skeleton'
import { useAtom } from 'jotai'
import type { ReactNode } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { RequestFailure } from '../../shared/request/RequestFailure'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import type { Account } from '../api'
import { accountAtom } from '../atoms'
import { accountMessages } from '../messages'

interface WithAccountProps {
  /** Height of the placeholder while it loads. */
  readonly height: number
  readonly children: (account: Account) => ReactNode
}

/** The person’s account, or a placeholder until it is loaded. */
export function WithAccount({ height, children }: WithAccountProps) {
  const { accountFailed } = useTexts(accountMessages)
  const { loading } = useTexts(sharedMessages)
  const [account, askAgain] = useAtom(accountAtom)
  if (account.state === 'ready') return children(account.value)
  if (account.state === 'failed') {
    return <RequestFailure failure={account.failure} title={accountFailed} onRetry={askAgain} />
  }
  return (
    <div role="status" aria-label={loading} aria-busy="true">
      <Skeleton shape="block" height={height} />
    </div>
  )
}
