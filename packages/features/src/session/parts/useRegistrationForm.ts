import { companyRegistrationErrors } from '@atrium/contracts/session/companyRegistration/contract'
import { sessionErrors } from '@atrium/contracts/session/contract'
import { registrationErrors } from '@atrium/contracts/session/entry/contract'
import { leastNameLength } from '@atrium/contracts/shared/company/contract'
import { codePoints, mobile } from '@atrium/contracts/wire/contract'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import * as v from 'valibot'
import { codeRules } from '../../shared/codes/codeRules'
import { codeMessages } from '../../shared/codes/messages'
import { filled, rightUnless } from '../../shared/form/textRules'
import { useForm } from '../../shared/form/useForm'
import { useTexts } from '../../shared/host/useKept'
import { asFailure } from '../../shared/wire/Failure'
import { registerCompanyAtom } from '../companyRegistration/atoms'
import { companyRegistrationMessages } from '../companyRegistration/messages'
import { registerAtom } from '../entry/atoms'
import { passwordMessages, registrationMessages } from '../messages'
import { newPassword } from '../password/newPassword'
import type { Session } from '../Session'
import { blameCode } from './blameCode'

/** For a person alone, or together with a company that they will lead. */
export type RegistrationKind = 'person' | 'company'

export interface RegistrationOptions {
  readonly session: Session
  /** Default: `person`. */
  readonly kind?: RegistrationKind
  /** Initial name in the form. */
  readonly name: string
  /** A number that was already verified, with its code. Default: the form asks for both. */
  readonly proven?: { readonly mobile: string; readonly code: string } | undefined
  /**
   * The occasion, which is stored with the consent. Default: `codeSignIn` with a verified number, otherwise
   * `registration`.
   */
  readonly occasion?: 'registration' | 'codeSignIn' | 'invitation'
  /** An error of a mobile number that is otherwise valid; undefined: none. */
  readonly judgeMobile?: (mobile: string) => string | undefined
  /** Called before the person counts as signed in, with the company that was created. */
  readonly onRegistered: (name: string, companyId?: string) => void
}

/** Never the password. A name that wasn't typed is the known one. */
const registrationDraft = v.pipe(
  v.object({ mobile: v.string(), name: v.optional(v.string()), companyName: v.optional(v.string()) }),
  v.transform(({ mobile, name, companyName }) => ({
    mobile,
    ...(name && { name }),
    ...(companyName && { companyName }),
  })),
)

/** Number and names survive a reload. */
export function useRegistrationForm({
  session,
  kind = 'person',
  name,
  proven,
  occasion = proven ? 'codeSignIn' : 'registration',
  judgeMobile,
  onRegistered,
}: RegistrationOptions) {
  const texts = useTexts(registrationMessages)
  const companyTexts = useTexts(companyRegistrationMessages)
  const passwords = useTexts(passwordMessages)
  const rules = codeRules(useTexts(codeMessages))
  const register = useSetAtom(registerAtom)
  const registerCompany = useSetAtom(registerCompanyAtom)
  const [existing, setExisting] = useState('')
  /** A valid number that can't be used, reported before the form is sent. */
  const misfitOf = (number: string) =>
    v.is(mobile, number) ? (number === existing ? texts.exists : judgeMobile?.(number)) : undefined

  const form = useForm({
    schema: (values) =>
      v.object({
        companyName: kind === 'company' ? companyName(companyTexts) : v.string(),
        mobile: v.pipe(rules.mobile, rightUnless(misfitOf(values.mobile))),
        code: rules.code,
        name: filled(texts.nameRequired),
        password: v.pipe(
          v.string(),
          v.nonEmpty(texts.passwordRequired),
          newPassword(values.mobile, { weak: texts.weakPassword, tooLong: passwords.tooLong }),
        ),
        agreed: v.pipe(v.boolean(), v.literal(true, texts.agreeRequired)),
      }),
    initial: { companyName: '', mobile: '', code: '', ...proven, name, password: '', agreed: false },
    // A draft must not change a verified number.
    ...(!proven && { draft: { name: 'registration', schema: registrationDraft } }),
    blame: {
      ...blameCode,
      [companyRegistrationErrors.nameTaken]: 'companyName',
      [sessionErrors.accountExists]: 'mobile',
      [sessionErrors.weakPassword]: 'password',
      [sessionErrors.commonPassword]: 'password',
      [sessionErrors.personalPassword]: 'password',
      [registrationErrors.agreementOutdated]: 'agreed',
    },
    async submit({ agreed: _, ...person }): Promise<undefined> {
      try {
        const registered = { ...person, occasion, devices: session.getDevices() }
        if (kind === 'company') {
          const { companyId, signedIn } = await registerCompany(registered)
          onRegistered(person.name, companyId)
          session.begin(signedIn)
        } else {
          const signedIn = await register(registered)
          onRegistered(person.name)
          session.begin(signedIn)
        }
      } catch (thrown) {
        const { code } = asFailure(thrown)
        if (code === sessionErrors.accountExists) setExisting(person.mobile)
        if (code === registrationErrors.agreementOutdated) form.hook.setValue('agreed', false)
        throw thrown
      }
    },
  })
  const typed = form.values.mobile
  return {
    form,
    misfit: misfitOf(typed),
    /** The number has an account. */
    exists: typed !== '' && typed === existing,
  }
}

interface NameTexts {
  readonly nameRequired: string
  readonly nameTooShort: string
}

const companyName = ({ nameRequired, nameTooShort }: NameTexts) =>
  v.pipe(
    filled(nameRequired),
    v.check((name) => codePoints(name) >= leastNameLength, nameTooShort),
  )
