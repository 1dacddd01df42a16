import { Link } from '@atrium/ui/link'
import { Notice } from '@atrium/ui/notice'
import { TextField } from '@atrium/ui/text-field'
import { useSetAtom } from 'jotai'
import { use } from 'react'
import * as v from 'valibot'
import { codeRules } from '../../../shared/codes/codeRules'
import { MobileField } from '../../../shared/codes/MobileField'
import { codeMessages } from '../../../shared/codes/messages'
import { Field } from '../../../shared/form/Field'
import { FormButtons } from '../../../shared/form/FormButtons'
import { filled } from '../../../shared/form/textRules'
import { useForm } from '../../../shared/form/useForm'
import { FeatureLink } from '../../../shared/host/FeatureLink'
import { useHost, useTexts } from '../../../shared/host/useKept'
import layout from '../../../shared/screen/Layout.module.css'
import { CatalogueHostContext } from '../../parts/CatalogueHost'
import { meetingNoticePath, meetingResultPath } from '../../routes'
import { applyAction } from '../../trials/actions'
import { applicantLengths, type WholeMeeting } from '../api'
import { meetingMessages } from '../messages'

interface RegistrationFormProps {
  readonly meeting: WholeMeeting
  readonly person: { readonly name: string; readonly phone: string }
}

/** The attendee's details. Visitors can fill them in too: they are kept during the sign-in. */
export function RegistrationForm({ meeting, person }: RegistrationFormProps) {
  const texts = useTexts(meetingMessages)
  const rules = codeRules(useTexts(codeMessages))
  const { navigate } = useHost()
  const { isSignedIn, onSignIn = () => {} } = use(CatalogueHostContext)
  const apply = useSetAtom(applyAction)
  const { meetingId: id } = meeting
  const form = useForm({
    schema: v.object({
      name: filled(texts.nameRequired),
      phone: rules.mobile,
      company: v.pipe(v.string(), v.trim()),
      remark: v.pipe(v.string(), v.trim()),
    }),
    initial: { ...person, company: '', remark: '' },
    draft: { name: `meeting:${id}`, schema: draft },
    async submit(applicant) {
      await apply({ type: 'meeting', id, ...applicant })
      navigate(meetingResultPath(id))
    },
  })

  return (
    <form className={layout.fields} onSubmit={isSignedIn ? form.submit : form.check(onSignIn)} noValidate>
      <Field form={form} name="name" label={texts.name} required>
        {(control) => <TextField {...control} autoComplete="name" maxLength={applicantLengths.name} />}
      </Field>
      <MobileField form={form} name="phone" label={texts.phone} />
      <Field form={form} name="company" label={texts.company}>
        {(control) => (
          <TextField {...control} autoComplete="organization" maxLength={applicantLengths.company} />
        )}
      </Field>
      <Field form={form} name="remark" label={texts.remark} hint={texts.remarkHint}>
        {(control) => <TextField {...control} maxLength={applicantLengths.remark} />}
      </Field>
      <p className={layout.hint}>
        {texts.noticeBefore}
        <Link asChild>
          <FeatureLink to={meetingNoticePath(id)}>{texts.noticeName}</FeatureLink>
        </Link>
      </p>
      <Notice tone="danger" role="alert">
        {form.problem}
      </Notice>
      <div className={layout.ending}>
        <FormButtons form={form} submitLabel={submitLabel()} kept />
      </div>
    </form>
  )

  function submitLabel() {
    if (meeting.status === 'full') return isSignedIn ? texts.wait : texts.signInToWait
    return isSignedIn ? texts.apply : texts.signInToApply
  }
}

type Typed = Record<'name' | 'phone' | 'company' | 'remark', string>

/** Empty values are left out, so that known details appear after the sign-in. */
const draft = v.pipe(
  v.record(v.picklist(['name', 'phone', 'company', 'remark']), v.string()),
  v.transform(
    (typed): Partial<Typed> => Object.fromEntries(Object.entries(typed).filter(([, text]) => text !== '')),
  ),
)
