import { useNarrowWindow } from '@atrium/ui/narrow-window'
import { SettingsSection } from '@atrium/ui/settings-section'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtomValue } from 'jotai'
import { type Ref, use } from 'react'
import { useTexts } from '../../shared/host/useHost'
import { Entry } from '../../shared/settings/Entry'
import { EntryList } from '../../shared/settings/EntryList'
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
    <SettingsSection ref={ref} tabIndex={-1} title={texts.ways} description={texts.waysHint}>
      {security.state === 'loading' ? (
        <Skeleton shape="block" height={(ways ? 4 : 3) * (isNarrow ? 79 : 69)} />
      ) : (
        <EntryList>
          <PasswordRow security={security.value} />
          <MobileRow security={security.value} />
          {email ? (
            email(security.value.email, security.value.isEmailVerified)
          ) : (
            <Entry name={texts.email} value={security.value.email || texts.emailNone} />
          )}
          {ways}
        </EntryList>
      )}
    </SettingsSection>
  )
}
