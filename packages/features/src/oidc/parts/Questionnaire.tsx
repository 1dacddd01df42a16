import { Avatar } from '@atrium/ui/avatar'
import { Button } from '@atrium/ui/button'
import { Link } from '@atrium/ui/link'
import { Notice } from '@atrium/ui/notice'
import { type FormEvent, useRef, useState } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { useTitle } from '../../shared/host/useTitle'
import type { Request } from '../../shared/request/request'
import { KeptNumbers } from '../../shared/texts/KeptNumbers'
import type { Decision } from '../actions'
import type { Questions, SignInRequest } from '../api'
import { applicationSignInMessages } from '../messages'
import { CompanyChoice, personally } from './CompanyChoice'
import styles from './Oidc.module.css'
import type { OwnPerson, PersonSlot } from './OwnPerson'
import { ScopeList } from './ScopeList'

interface QuestionnaireProps {
  readonly request: SignInRequest
  readonly questions: Questions
  readonly account: { readonly userAccount: string }
  readonly Person: PersonSlot
  /** Why the last answer wasn't taken. */
  readonly problem: string | undefined
  readonly busy: boolean
  readonly onAnswer: (decision: Decision) => void
  readonly onSwitchAccount: () => void
}

/** Everything that the person has to decide, on one page: with which account, for which company, and whether at all. */
export function Questionnaire({
  request: { application, scopes, isNative },
  questions,
  account,
  Person,
  problem,
  busy,
  onAnswer,
  onSwitchAccount,
}: QuestionnaireProps) {
  const texts = useTexts(applicationSignInMessages)
  const { name } = application
  useTitle(texts.signInTo(name), texts.kind)
  const [chosen, setChosen] = useState(questions.companyId ?? '')
  const [isMissing, setMissing] = useState(false)
  const [last, setLast] = useState<Decision['decision']>()
  const choices = useRef<HTMLDivElement>(null)
  const asksCompany = questions.company || questions.companyId !== null

  function send(decision: Decision): void {
    if (busy) return
    setLast(decision.decision)
    onAnswer(decision)
  }
  function allow(event: FormEvent): void {
    event.preventDefault()
    setMissing(asksCompany && chosen === '')
    if (!asksCompany) send({ decision: 'allow' })
    else if (chosen === '') choices.current?.focus()
    else send({ decision: 'allow', companyId: chosen === personally ? null : chosen })
  }

  return (
    <form className={styles.panel} onSubmit={allow} noValidate>
      <div className={styles.head}>
        <h1 className={styles.title}>{texts.signInTo(name)}</h1>
        {!application.isFirstParty && <About {...application} />}
      </div>
      <Person>
        {(person, askAgain) => (
          <>
            <Account person={person} account={account.userAccount} isBusy={busy} onSwitch={onSwitchAccount} />
            {asksCompany && (
              <CompanyChoice
                ref={choices}
                application={name}
                person={person}
                onRetry={askAgain}
                chosen={chosen}
                onChange={setChosen}
                isMissing={isMissing && chosen === ''}
              />
            )}
          </>
        )}
      </Person>
      {questions.consent && <ScopeList application={application} scopes={scopes} />}
      {isNative && <Notice tone="warning">{texts.native(name)}</Notice>}
      <Notice tone="danger" role="alert">
        {!busy && problem}
      </Notice>
      <div className={styles.choices}>
        <Button type="submit" variant="primary" busy={busy && last === 'allow'}>
          {questions.consent ? texts.allow : texts.goOn}
        </Button>
        <Button busy={busy && last === 'refuse'} onClick={() => send({ decision: 'refuse' })}>
          {questions.consent ? texts.refuse : texts.cancel}
        </Button>
      </div>
    </form>
  )
}

/** The site of somebody else's application, and what it promises. */
function About({ name, homepage, privacyPolicy }: SignInRequest['application']) {
  const texts = useTexts(applicationSignInMessages)
  const site = homepage === null ? null : URL.parse(homepage)
  if (!site && !privacyPolicy) return null
  const labels = { newTab: texts.newTab }
  return (
    <p className={`${styles.text} ${styles.links}`}>
      {site && (
        <Link
          href={site.href}
          external
          labels={labels}
          rel="noopener noreferrer"
          title={texts.homepageOf(name)}
        >
          {site.host}
        </Link>
      )}
      {privacyPolicy && (
        <Link href={privacyPolicy} external labels={labels} rel="noopener noreferrer">
          {texts.privacyPolicy}
        </Link>
      )}
    </p>
  )
}

interface AccountProps {
  readonly person: Request<OwnPerson>
  readonly account: string
  readonly isBusy: boolean
  readonly onSwitch: () => void
}

/** Who signs in. The account is known, the name only when it is loaded. */
function Account({ person, account, isBusy, onSwitch }: AccountProps) {
  const texts = useTexts(applicationSignInMessages)
  const { name, picture } = person.state === 'ready' ? person.value : { name: '', picture: null }
  return (
    <section className={styles.account} aria-label={texts.account}>
      <Avatar name={name || account} decorative {...(picture !== null && { src: picture })} />
      <div className={styles.who}>
        <p className={styles.name}>{name || account}</p>
        {name && (
          <p className={styles.small}>
            <KeptNumbers also={account}>{account}</KeptNumbers>
          </p>
        )}
      </div>
      <Button variant="ghost" size="small" disabled={isBusy} onClick={onSwitch}>
        {texts.switchAccount}
      </Button>
    </section>
  )
}
