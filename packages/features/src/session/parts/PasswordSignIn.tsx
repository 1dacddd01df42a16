import { pagePaths } from '@atrium/contracts/paths'
import { tidyAccountName } from '@atrium/contracts/wire/contract'
import { Notice } from '@atrium/ui/notice'
import { useSetAtom } from 'jotai'
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { useAsking } from '../../shared/entry/asking'
import { useKept, useTexts } from '../../shared/host/useKept'
import { usePathname } from '../../shared/host/useLocation'
import { useAction } from '../../shared/request/useAction'
import { typedMobileAtom } from '../atoms'
import { useCompanyWay } from '../companySignIn/useCompanyWay'
import { sessionMessages } from '../messages'
import { useSession, useSessionState } from '../SessionContext'
import styles from '../SignIn.module.css'
import { signInByPasskeyAtom } from '../secondStep/atoms'
import { passkeysUsed } from '../useWayIn'
import { EntryLink } from './EntryLink'
import { FormNotice } from './FormNotice'
import { SignInButton } from './SignInButton'
import { SignInFields } from './SignInFields'
import { useFirstFocus } from './useFirstFocus'
import { useSignInForm } from './useSignInForm'

export interface WayProps {
  /** The reason for the sign-in, if known. */
  readonly because: string | undefined
  readonly onSignedIn: () => void
  /** Leads the whole page to an address. */
  readonly onLeave?: ((address: string) => void) | undefined
  /** Whether the page can lead to a company's identity provider, which leads back. Default: it can't. */
  readonly hasCompanies?: boolean
}

interface PasswordSignInProps extends WayProps {
  /** The destination after recovering a password. Default: the sign-in. */
  readonly goesOn?: 'binding' | 'company'
}

/** Account and password, with a check after several failures. */
export function PasswordSignIn({
  because,
  onSignedIn,
  goesOn,
  onLeave,
  hasCompanies = false,
}: PasswordSignInProps) {
  const texts = useTexts(sessionMessages)
  const session = useSession()
  const state = useSessionState(session)
  const hint = useAsking()?.loginHint ?? ''
  const [knownAccount] = useState('userAccount' in state ? state.userAccount : hint)
  const signIn = useSignInForm({ account: knownAccount, session, onSignedIn })
  const { found, look, decline } = useCompanyWay(signIn.account, hasCompanies, knownAccount !== '')
  const [going, setGoing] = useState<'no' | 'looking' | 'there'>('no')
  const form = going === 'looking' ? { ...signIn, busy: true } : signIn
  const hasPassword = form.password !== ''
  const usesPasskeys = useKept(passkeysUsed) !== undefined
  useFirstFocus(knownAccount ? form.fields.password : form.fields.account)

  /** Without a password, the account may still lead to the person's company. */
  async function goOn(event: FormEvent) {
    event.preventDefault()
    if (hasPassword || !hasCompanies) return signIn.submit(event)
    if (going === 'looking') return
    setGoing('looking')
    const { company } = await look()
    setGoing(company ? 'there' : 'no')
    if (!company) signIn.submit(event)
  }

  const wayIn = found?.company && found.WayIn && onLeave && (
    <found.WayIn
      key={found.account}
      company={found.company}
      mail={found.account}
      place={hasPassword ? 'beside' : 'instead'}
      isWanted={going === 'there'}
      onLeave={onLeave}
      onDecline={() => {
        setGoing('no')
        decline()
      }}
    />
  )
  const isInstead = wayIn && !hasPassword
  return (
    <form className={styles.form} onSubmit={(event) => void goOn(event)} noValidate>
      <Notice role="status">{because}</Notice>
      {usesPasskeys && <PasskeyAutofill onSignedIn={onSignedIn} />}
      <SignInFields
        form={form}
        offersPasskeys={usesPasskeys}
        {...(hasCompanies && { onAccountLeft: () => void look() })}
        {...(isInstead && { instead: wayIn })}
        beside={
          <>
            <CodeInstead account={signIn.account} />
            <EntryLink to={pagePaths.recoverPassword} way={goesOn}>
              {texts.forgot}
            </EntryLink>
          </>
        }
      />
      {!isInstead && <SignInButton form={form} />}
      {!isInstead && wayIn}
      {!isInstead && <FormNotice form={form} />}
    </form>
  )
}

/** The owner of a typed mobile number can get a code there instead. The number goes along. */
function CodeInstead({ account }: { readonly account: string }) {
  const texts = useTexts(sessionMessages)
  const pathname = usePathname()
  const keep = useSetAtom(typedMobileAtom)
  const typed = tidyAccountName(account)
  if (!/^1[3-9]\d{9}$/.test(typed)) return null
  return (
    <EntryLink to={pathname} way="code" onClick={() => keep(typed)}>
      {texts.codeInstead}
    </EntryLink>
  )
}

interface PasskeyAutofillProps {
  readonly onSignedIn: () => void
}

/**
 * Lets the browser offer the person's passkeys among the accounts it fills in. Failures are silent, so that
 * people who type a password aren't interrupted.
 */
function PasskeyAutofill({ onSignedIn }: PasskeyAutofillProps) {
  const session = useSession()
  const { run } = useAction(useSetAtom(signInByPasskeyAtom))
  const offer = useEffectEvent(async () => {
    const result = await run({ devices: session.getDevices(), autofill: true })
    if (!result.done || session.getState().state === 'signedIn') return
    onSignedIn()
    session.begin(result.value)
  })
  useEffect(() => void offer(), [])
  return null
}
