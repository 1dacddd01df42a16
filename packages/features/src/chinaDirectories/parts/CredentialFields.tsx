import { Button } from '@atrium/ui/button'
import { Notice } from '@atrium/ui/notice'
import { Select } from '@atrium/ui/select'
import { TextField } from '@atrium/ui/text-field'
import { CircleCheck, PlugZap } from 'lucide-react'
import { useState } from 'react'
import { Field } from '../../shared/form/Field'
import { useDescribeFailure, useTexts } from '../../shared/host/useKept'
import { useAction } from '../../shared/request/useAction'
import { testAction } from '../actions'
import type { Verdict } from '../api'
import { chinaDirectoriesMessages } from '../messages'
import styles from './DirectoryForm.module.css'
import type { DirectoryFormState } from './directoryValues'
import { FailureWords } from './FailureWords'

interface CredentialFieldsProps {
  readonly form: DirectoryFormState
  /** Of a directory whose secret is stored. */
  readonly directoryId: string | undefined
}

/** The application's credentials, a test of them, and the vendor's department to take. */
export function CredentialFields({ form, directoryId }: CredentialFieldsProps) {
  const texts = useTexts(chinaDirectoriesMessages)
  const { kind } = form.values
  const tested = useTest(form, directoryId)
  return (
    <>
      <Field form={form} name="clientId" label={texts[`${kind}Id`]} hint={texts[`${kind}IdHint`]} required>
        {(control) => <TextField {...control} autoComplete="off" spellCheck={false} maxLength={128} />}
      </Field>
      <Field
        form={form}
        name="secret"
        label={texts[`${kind}Secret`]}
        hint={texts[`${kind}SecretHint`]}
        required={directoryId === undefined}
      >
        {(control) => (
          <TextField
            {...control}
            // Not the person's own password, so that no browser offers to keep it.
            autoComplete="off"
            spellCheck={false}
            maxLength={512}
            {...(directoryId !== undefined && { placeholder: texts.secretKept })}
          />
        )}
      </Field>
      <div className={styles.test}>
        <Button icon={<PlugZap />} busy={tested.busy} onClick={tested.test}>
          {tested.busy ? texts.testing : texts.test}
        </Button>
        <Notice tone="danger" role="alert">
          {tested.problem}
        </Notice>
        {tested.verdict && <VerdictWords verdict={tested.verdict} />}
      </div>
      <RootField form={form} verdict={tested.verdict} />
    </>
  )
}

/** Tests the typed credentials. The verdict is gone once they change. */
function useTest(form: DirectoryFormState, directoryId: string | undefined) {
  const texts = useTexts(chinaDirectoriesMessages)
  const describe = useDescribeFailure()
  const { run, busy, action } = useAction(testAction)
  const [tested, setTested] = useState<{ readonly input: string; readonly verdict: Verdict }>()
  const { kind, clientId, secret, rootId } = form.values
  const inputOf = (...parts: readonly string[]) => JSON.stringify(parts)
  const input = inputOf(kind, clientId, secret)

  async function test() {
    if (clientId.trim() === '') form.tell('clientId', texts.idRequired(texts[`${kind}Id`]))
    const isSecretMissing = secret.trim() === '' && directoryId === undefined
    if (isSecretMissing) form.tell('secret', texts.secretRequired(texts[`${kind}Secret`]))
    if (clientId.trim() === '' || isSecretMissing) return
    const result = await run({
      kind,
      clientId: clientId.trim(),
      rootId: rootId.trim(),
      ...(secret.trim() !== '' && { secret: secret.trim() }),
      ...(directoryId !== undefined && { directoryId }),
    })
    if (result.done) setTested({ input, verdict: result.value })
  }

  return {
    test,
    busy,
    problem: action.state === 'failed' && describe(action.failure),
    verdict: tested?.input === input ? tested.verdict : undefined,
  }
}

function VerdictWords({ verdict }: { readonly verdict: Verdict }) {
  const texts = useTexts(chinaDirectoriesMessages)
  const { failure, rootName, people, peopleWithPhone } = verdict
  if (failure !== null) return <FailureWords failure={failure} />
  const hasNoPhones = people > 0 && peopleWithPhone === 0
  return (
    <Notice
      tone={hasNoPhones ? 'warning' : 'success'}
      icon={hasNoPhones ? undefined : <CircleCheck />}
      role="status"
      title={texts.testPassedTitle(rootName)}
    >
      {hasNoPhones ? texts.noPhones : texts.testPassed(people, peopleWithPhone)}
    </Notice>
  )
}

interface RootFieldProps {
  readonly form: DirectoryFormState
  readonly verdict: Verdict | undefined
}

/** A list once the vendor showed its departments; until then their id. */
function RootField({ form, verdict }: RootFieldProps) {
  const texts = useTexts(chinaDirectoriesMessages)
  const { rootId } = form.values
  const departments = verdict?.failure === null ? verdict.departments : []
  if (departments.length === 0)
    return (
      <Field form={form} name="rootId" label={texts.rootId} hint={texts.rootIdHint}>
        {(control) => <TextField {...control} autoComplete="off" spellCheck={false} maxLength={64} />}
      </Field>
    )
  const isListed = rootId === '' || departments.some((each) => each.rootId === rootId)
  return (
    <Field form={form} name="rootId" label={texts.root}>
      {({ value, onChange, ...control }) => (
        <Select
          {...control}
          value={value === '' ? top : value}
          onValueChange={(next) => onChange(next === top ? '' : next)}
          options={[
            { value: top, label: texts.rootTop },
            ...(isListed ? [] : [{ value: rootId, label: texts.rootKept(rootId) }]),
            ...departments.map((each) => ({ value: each.rootId, label: each.departmentName })),
          ]}
        />
      )}
    </Field>
  )
}

/** A select has no empty value. */
const top = ':top'
