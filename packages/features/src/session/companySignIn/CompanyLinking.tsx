import { pagePaths } from '@atrium/contracts/paths'
import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import { Button } from '@atrium/ui/button'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { inCompany } from '../../shared/host/companyInAddress'
import { useDescribeFailure, useHost, useTexts } from '../../shared/host/useKept'
import { useTitle } from '../../shared/host/useTitle'
import { useAction } from '../../shared/request/useAction'
import { askedAtom } from '../askedAtom'
import { EntryLink } from '../parts/EntryLink'
import { ProvingWays } from '../parts/ProvingWays'
import styles from '../SignIn.module.css'
import { SecondStep } from '../secondStep/SecondStep'
import { Stopped } from '../social/Stopped'
import { isPassing } from '../social/useArrival'
import { Working } from '../social/Working'
import type { CompanyPerson, LinkedIdentity } from './api'
import { companyPersonAtom, companyTicketAtom, linkIdentityAction } from './atoms'
import linking from './CompanyLinking.module.css'
import { companySignInMessages } from './messages'

interface CompanyLinkingProps {
  readonly isSignedIn: boolean
  /** It is linked, or the person continues without. */
  readonly onDone: () => void
}

/** A person at their company who is linked to no account yet: they prove theirs once, and then it is linked. */
export function CompanyLinking({ isSignedIn, onDone }: CompanyLinkingProps) {
  const texts = useTexts(companySignInMessages)
  const asked = useAtomValue(askedAtom)
  const [person, askAgain] = useAtom(companyPersonAtom)
  const describe = useDescribeFailure({ [errorCodes.proofRequired]: texts.unproven })
  if (person.state === 'failed')
    return (
      <Stopped
        title={texts.failed}
        because={describe(person.failure)}
        onRetry={isPassing(person.failure) ? askAgain : undefined}
      >
        <EntryLink to={pagePaths.signIn}>{texts.backToSignIn}</EntryLink>
      </Stopped>
    )
  if (person.state === 'loading' || !person.value)
    return <Working title={texts.title} text={texts.arrivingText} />
  if (isSignedIn) return <OwnLinking person={person.value} onDone={onDone} />
  if (asked) return <SecondStep asked={asked} onSignedIn={nothing} />
  return (
    <ProvingWays
      title={texts.title}
      intro={<Meaning person={person.value} />}
      path={pagePaths.companyCallback}
      goesOn="company"
      personName={person.value.displayName}
      labels={{ ways: texts.proveBy, ...texts, register: texts.registerAndLink }}
    />
  )
}

const nothing = () => {}

/** Who they are at the company, and what linking means. */
function Meaning({ person }: { readonly person: CompanyPerson }) {
  const texts = useTexts(companySignInMessages)
  const { displayName, mail, companyName, willJoin, purpose } = person
  return (
    <div className={linking.meaning}>
      <p className={linking.who}>
        <strong>{texts.who(displayName || mail, companyName)}</strong>
        {displayName && <span className={linking.mail}>{mail}</span>}
      </p>
      <p className={styles.text}>{purpose === 'signIn' ? texts.unlinked : texts.unlinkedYet}</p>
      {willJoin && <p className={styles.text}>{texts.willJoin(companyName)}</p>}
      <ul className={linking.terms}>
        <li>{texts.companyDecides}</li>
        <li>{texts.onlyCompany}</li>
      </ul>
    </div>
  )
}

interface LinkedProps {
  readonly person: CompanyPerson
  readonly onDone: () => void
}

/** A person who was signed in before decides first; one who signed in to link has decided. */
function OwnLinking({ person, onDone }: LinkedProps) {
  const texts = useTexts(companySignInMessages)
  const keepTicket = useSetAtom(companyTicketAtom)
  const [isDecided, setDecided] = useState(person.purpose === 'signIn')
  useTitle(texts.title)
  if (isDecided) return <Linked person={person} onDone={onDone} />
  return (
    <div className={styles.entry}>
      <header>
        <h1 className={styles.title}>{texts.title}</h1>
        <Meaning person={person} />
      </header>
      <Button variant="primary" className={styles.submit} onClick={() => setDecided(true)}>
        {texts.linkToMine}
      </Button>
      <Button
        variant="ghost"
        className={styles.submit}
        onClick={() => {
          onDone()
          keepTicket('')
        }}
      >
        {texts.goOn}
      </Button>
    </div>
  )
}

/** Links, and then says what the person can do now. */
function Linked({ person, onDone }: LinkedProps) {
  const texts = useTexts(companySignInMessages)
  const { navigate } = useHost()
  const [ticket, keepTicket] = useAtom(companyTicketAtom)
  const { run, action } = useAction(useSetAtom(linkIdentityAction))
  const describe = useDescribeFailure({ [errorCodes.proofRequired]: texts.unproven })
  const [result, setResult] = useState<LinkedIdentity>()

  function goOn() {
    onDone()
    keepTicket('')
  }
  async function link() {
    const linked = await run(ticket)
    if (linked.done) setResult(linked.value)
  }
  const begin = useEffectEvent(link)
  const began = useRef(false)
  useEffect(() => {
    if (began.current) return
    began.current = true
    void begin()
  }, [])

  if (result)
    return (
      <Result
        title={result.joined ? texts.joined(person.companyName) : texts.linked(person.companyName)}
        // The top department is called like the company.
        department={result.departmentName === person.companyName ? null : result.departmentName}
        label={result.joined ? texts.enter : texts.proceed}
        onDone={() => {
          if (!result.joined) return goOn()
          navigate(inCompany(pagePaths.companyHome, result.companyId), { replace: true })
          keepTicket('')
        }}
      />
    )
  if (action.state !== 'failed') return <Working title={texts.linking} text={texts.arrivingText} />
  return (
    <Stopped
      title={texts.linkingFailed}
      because={describe(action.failure)}
      onRetry={isPassing(action.failure) ? () => void link() : undefined}
    >
      <Button variant="ghost" onClick={goOn}>
        {texts.goOn}
      </Button>
    </Stopped>
  )
}

interface ResultProps {
  readonly title: string
  /** Where the person belongs now; null: nothing to say. */
  readonly department: string | null
  readonly label: string
  readonly onDone: () => void
}

function Result({ title, department, label, onDone }: ResultProps) {
  const texts = useTexts(companySignInMessages)
  useTitle(title)
  return (
    <div className={styles.entry} role="status">
      <header>
        <h1 className={styles.title}>{title}</h1>
        {department !== null && <p className={styles.text}>{texts.department(department)}</p>}
        <p className={styles.text}>{texts.linkedText}</p>
      </header>
      <Button variant="primary" className={styles.submit} onClick={onDone} ref={(button) => button?.focus()}>
        {label}
      </Button>
    </div>
  )
}
