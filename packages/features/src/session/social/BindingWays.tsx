import { pagePaths } from '@atrium/contracts/paths'
import { useAtomValue } from 'jotai'
import { useHost, useTexts } from '../../shared/host/useKept'
import { useLocation } from '../../shared/host/useLocation'
import { useTitle } from '../../shared/host/useTitle'
import { providerName } from '../../shared/social/providerName'
import { CodeSignIn } from '../CodeSignIn'
import { provenMobileAtom } from '../entry/atoms'
import { EntryLink } from '../parts/EntryLink'
import { PasswordSignIn } from '../parts/PasswordSignIn'
import { useEntryPath } from '../parts/useEntryPath'
import { Ways } from '../parts/Ways'
import { Registration } from '../Registration'
import { useSession } from '../SessionContext'
import styles from '../SignIn.module.css'
import type { SocialUser } from './api'
import { socialMessages } from './messages'

/** Signing in or registering, to connect the social account. */
export function BindingWays({ user }: { readonly user: SocialUser }) {
  const texts = useTexts(socialMessages)
  const { navigate, locale } = useHost()
  const location = useLocation()
  const session = useSession()
  const pathOf = useEntryPath()
  const proven = useAtomValue(provenMobileAtom)
  const named = new URLSearchParams(location.search).get('way')
  const way = named === 'code' || named === 'new' ? named : 'password'
  const registering = { to: pagePaths.socialBinding, way: 'new' } as const
  useTitle(texts.title)
  return (
    <div className={styles.entry}>
      <header>
        <h1 className={styles.title}>{texts.title}</h1>
        <p className={styles.text}>
          {texts.unbound(providerName(user, locale), user.displayName)} {texts.bindHow}
        </p>
      </header>
      <Ways
        label={texts.bindAs}
        names={{ password: texts.byPassword, code: texts.byCode, new: texts.byNew }}
        current={way}
      />
      {way === 'password' && <PasswordSignIn because={undefined} onSignedIn={nothing} goesOn="binding" />}
      {way === 'code' && <CodeSignIn because={undefined} onSignedIn={nothing} registering={registering} />}
      {way === 'new' && (
        <Registration
          session={session}
          name=""
          proven={proven}
          submitLabel={texts.registerAndBind}
          onRegistered={nothing}
          onSignIn={() => navigate(pathOf(pagePaths.socialBinding, 'code'))}
        />
      )}
      <p className={styles.others}>
        <EntryLink to={pagePaths.signIn}>{texts.backToSignIn}</EntryLink>
      </p>
    </div>
  )
}

const nothing = () => {}
