import { pagePaths, paths } from '@atrium/contracts/paths'
import { useAtomValue } from 'jotai'
import { useRef } from 'react'
import { inCompany } from '../shared/host/companyInAddress'
import { useHost, useTexts } from '../shared/host/useKept'
import { useLocation } from '../shared/host/useLocation'
import { useTitle } from '../shared/host/useTitle'
import { companyRegistrationMessages } from './companyRegistration/messages'
import { provenMobileAtom } from './entry/atoms'
import { entryMessages, sessionMessages } from './messages'
import { EntryFrame, type EntryProps } from './parts/EntryFrame'
import { EntryLink } from './parts/EntryLink'
import { useEntryPath } from './parts/useEntryPath'
import type { RegistrationKind } from './parts/useRegistrationForm'
import { Ways } from './parts/Ways'
import { Registration } from './Registration'
import { useSession } from './SessionContext'
import styles from './SignIn.module.css'

/** The pages for certifying a new company, and for creating one with an existing account. */
/**
 * `/register`: registers a person and goes on to the original destination; or registers a person with a
 * company, and goes on to its certification.
 */
export function Register(props: EntryProps) {
  const texts = useTexts(entryMessages)
  const company = useTexts(companyRegistrationMessages)
  const { signIn } = useTexts(sessionMessages)
  const { navigate } = useHost()
  const location = useLocation()
  const pathOf = useEntryPath()
  const proven = useAtomValue(provenMobileAtom)
  const landing = useRef<string>(undefined)
  const kind: RegistrationKind =
    new URLSearchParams(location.search).get('way') === 'company' ? 'company' : 'person'
  const isCompany = kind === 'company'
  const title = isCompany ? company.title : texts.createAccount
  useTitle(title)

  /** A signed-in person is led on. */
  function onRegistered(_name: string, companyId?: string): void {
    if (companyId) landing.current = inCompany(pagePaths.companyInformation, companyId)
  }

  return (
    <EntryFrame {...props} landing={landing} isLong>
      <div className={styles.entry}>
        <header>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.text}>{isCompany ? company.text : texts.createAccountText}</p>
        </header>
        <Ways
          label={company.kinds}
          names={{ person: company.person, company: company.company }}
          current={kind}
        />
        <Registration
          session={useSession()}
          kind={kind}
          name=""
          proven={proven}
          submitLabel={texts.registerAndEnter}
          onRegistered={onRegistered}
          onSignIn={() =>
            navigate(isCompany ? paths.signIn({ fromroute: pagePaths.toCompany }) : pathOf(pagePaths.signIn))
          }
        />
        <p className={styles.others}>
          <span>{texts.haveAccount}</span> <EntryLink to={pagePaths.signIn}>{signIn}</EntryLink>
        </p>
      </div>
    </EntryFrame>
  )
}
