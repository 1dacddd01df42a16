import { Button } from '@atrium/ui/button'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtom } from 'jotai'
import { useDescribeFailure, useTexts } from '../shared/host/useKept'
import { Entry } from '../shared/settings/Entry'
import { sharedMessages } from '../shared/texts/sharedMessages'
import { socialAccountsAtom } from './atoms'
import { socialAccountsMessages } from './messages'
import { SocialAccountRow } from './parts/SocialAccountRow'

export interface SocialAccountsProps {
  /** Leads the whole page to a provider's address. */
  readonly onLeave: (address: string) => void
}

/** Rows of the ways to sign in: an account at each provider, connected or not. No rows without providers. */
export function SocialAccounts({ onLeave }: SocialAccountsProps) {
  const texts = useTexts(socialAccountsMessages)
  const { loading, retry } = useTexts(sharedMessages)
  const describe = useDescribeFailure()
  const [accounts, askAgain] = useAtom(socialAccountsAtom)
  if (accounts.state === 'failed') {
    return (
      <Entry
        name={<span role="alert">{texts.failed}</span>}
        hint={describe(accounts.failure)}
        actions={
          <Button size="small" onClick={askAgain}>
            {retry}
          </Button>
        }
      />
    )
  }
  if (accounts.state === 'loading') {
    return (
      <Entry
        name={<Skeleton width={96} />}
        hint={
          <span role="status" aria-label={loading} aria-busy="true">
            <Skeleton width={160} />
          </span>
        }
      />
    )
  }
  return accounts.value.map((account) => (
    <SocialAccountRow key={account.provider} account={account} onLeave={onLeave} />
  ))
}
