import { pagePaths } from '@atrium/contracts/paths'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { useHost } from '../../shared/host/useKept'
import { useLocation } from '../../shared/host/useLocation'
import { useTitle } from '../../shared/host/useTitle'
import { CodeSignIn } from '../CodeSignIn'
import { provenMobileAtom } from '../entry/atoms'
import { Registration } from '../Registration'
import { useSession } from '../SessionContext'
import styles from '../SignIn.module.css'
import { EntryLink } from './EntryLink'
import { PasswordSignIn } from './PasswordSignIn'
import { useEntryPath } from './useEntryPath'
import { Ways } from './Ways'

interface ProvingWaysProps {
  readonly title: string
  /** Below the title: what the account is needed for. */
  readonly intro: ReactNode
  /** The page's path. */
  readonly path: string
  /** Names this page to the recovery of a password, which leads back. */
  readonly goesOn: 'binding' | 'company'
  /** Suggested for a new account. Default: none. */
  readonly personName?: string
  readonly labels: {
    /** The accessible name of the choice. */
    readonly ways: string
    readonly byPassword: string
    readonly byCode: string
    readonly byNew: string
    readonly register: string
    readonly backToSignIn: string
  }
}

/** Signing in or registering, to connect an account elsewhere. */
export function ProvingWays({ title, intro, path, goesOn, personName = '', labels }: ProvingWaysProps) {
  const { navigate } = useHost()
  const location = useLocation()
  const session = useSession()
  const pathOf = useEntryPath()
  const proven = useAtomValue(provenMobileAtom)
  const named = new URLSearchParams(location.search).get('way')
  const way = named === 'code' || named === 'new' ? named : 'password'
  useTitle(title)
  return (
    <div className={styles.entry}>
      <header>
        <h1 className={styles.title}>{title}</h1>
        {intro}
      </header>
      <Ways
        label={labels.ways}
        names={{ password: labels.byPassword, code: labels.byCode, new: labels.byNew }}
        current={way}
      />
      {way === 'password' && <PasswordSignIn because={undefined} onSignedIn={nothing} goesOn={goesOn} />}
      {way === 'code' && (
        <CodeSignIn because={undefined} onSignedIn={nothing} registering={{ to: path, way: 'new' }} />
      )}
      {way === 'new' && (
        <Registration
          session={session}
          name={personName}
          proven={proven}
          submitLabel={labels.register}
          onRegistered={nothing}
          onSignIn={() => navigate(pathOf(path, 'code'))}
        />
      )}
      <p className={styles.others}>
        <EntryLink to={pagePaths.signIn}>{labels.backToSignIn}</EntryLink>
      </p>
    </div>
  )
}

const nothing = () => {}
