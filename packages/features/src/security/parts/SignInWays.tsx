import { Card } from '@atrium/ui/card'
import { useNarrowWindow } from '@atrium/ui/narrow-window'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtomValue } from 'jotai'
import { Mail } from 'lucide-react'
import { type Ref, use } from 'react'
import { useTexts } from '../../shared/host/useHost'
import { Entry } from '../../shared/settings/Entry'
import { EntryList } from '../../shared/settings/EntryList'
import { maskedMail } from '../../shared/texts/maskedMail'
import { securityAtom } from '../atoms'
import { securityMessages } from '../messages'
import { MobileRow } from './MobileRow'
import { PasswordRow } from './PasswordRow'
import { SecurityHostContext } from './SecurityHost'

/** What one signs in with, a row for each; what couldn't be loaded is said above, once. */
export function SignInWays({ ref }: { readonly ref: Ref<HTMLElement> }) {
  const texts = useTexts(securityMessages)
  const { email, ways } = use(SecurityHostContext)
  const security = useAtomValue(securityAtom)
  const isNarrow = useNarrowWindow()
  if (security.state === 'failed') return null
  return (
    <Card
      ref={ref}
      tabIndex={-1}
      title={texts.ways}
      description={texts.waysHint}
      padding={security.state === 'loading' ? 'normal' : 'none'}
    >
      {security.state === 'loading' ? (
        <Skeleton shape="block" height={(ways ? 4 : 3) * (isNarrow ? 79 : 67) - 20} />
      ) : (
        <EntryList edgeToEdge>
          <PasswordRow security={security.value} />
          <MobileRow security={security.value} />
          {email ? (
            email(security.value.email, security.value.isEmailVerified)
          ) : (
            <Entry
              icon={<Mail />}
              name={texts.email}
              value={maskedMail(security.value.email) || texts.emailNone}
            />
          )}
          {ways}
        </EntryList>
      )}
    </Card>
  )
}
