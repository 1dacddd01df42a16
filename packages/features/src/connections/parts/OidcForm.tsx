import { connectionsErrors } from '@atrium/contracts/connections/contract'
import { TextField } from '@atrium/ui/text-field'
import { useSetAtom } from 'jotai'
import * as v from 'valibot'
import { Field } from '../../shared/form/Field'
import { FormDialog } from '../../shared/form/FormDialog'
import { useForm } from '../../shared/form/useForm'
import { useHost, useTexts } from '../../shared/host/useKept'
import { saveOidcAction } from '../actions'
import type { Connection } from '../api'
import { connectionsMessages } from '../messages'
import { OursAndTheirs } from './OursAndTheirs'

export interface DetailsFormProps {
  readonly connection: Connection
  readonly onClose: () => void
}

/** The details of an OpenID Connect provider. */
export function OidcForm({ connection, onClose }: DetailsFormProps) {
  const { connectionId, connectionName, ours, oidc, state } = connection
  const texts = useTexts(connectionsMessages)
  const { notify } = useHost()
  const save = useSetAtom(saveOidcAction)
  const needsSecret = (issuer: string) => !oidc?.hasSecret || issuer.trim() !== oidc.issuer
  const form = useForm({
    schema: (values) =>
      v.object({
        issuer: v.pipe(
          v.string(),
          v.trim(),
          v.nonEmpty(texts.issuerRequired),
          v.check(
            (typed) => /^https?:$/.test(URL.canParse(typed) ? new URL(typed).protocol : ''),
            texts.issuerWrong,
          ),
        ),
        clientId: v.pipe(v.string(), v.trim(), v.nonEmpty(texts.clientIdRequired)),
        clientSecret: v.pipe(
          v.string(),
          v.check((typed) => typed !== '' || !needsSecret(values.issuer), texts.clientSecretRequired),
        ),
        scopes: v.pipe(
          v.string(),
          v.transform((typed) =>
            typed.split(/[\s,，]+/).filter((scope) => scope !== '' && scope !== 'openid'),
          ),
          v.check((scopes) => scopes.every((scope) => /^[!#-[\]-~]{1,100}$/.test(scope)), texts.scopesWrong),
        ),
      }),
    initial: {
      issuer: oidc?.issuer ?? '',
      clientId: oidc?.clientId ?? '',
      clientSecret: '',
      scopes: (oidc?.scopes ?? ['email', 'profile']).join(' '),
    },
    blame: {
      [connectionsErrors.discoveryFailed]: 'issuer' as const,
      [connectionsErrors.addressForbidden]: 'issuer' as const,
      [connectionsErrors.secretMissing]: 'clientSecret' as const,
    },
    async submit({ clientSecret, ...details }) {
      await save({ connectionId, ...details, ...(clientSecret !== '' && { clientSecret }) })
      notify({ tone: 'success', message: texts.saved })
      onClose()
      return undefined
    },
  })
  const plain = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const
  return (
    <FormDialog
      form={form}
      onOpenChange={onClose}
      title={texts.configureOf(connectionName)}
      submitLabel={texts.save}
      width={560}
    >
      <OursAndTheirs ours={[[texts.redirectUri, ours.redirectUri]]} isUsed={state !== 'draft'}>
        <Field form={form} name="issuer" label={texts.issuer} hint={texts.issuerHint} required>
          {(control) => <TextField {...control} {...plain} inputMode="url" maxLength={500} />}
        </Field>
        <Field form={form} name="clientId" label={texts.clientId} required>
          {(control) => <TextField {...control} {...plain} maxLength={200} />}
        </Field>
        <Field
          form={form}
          name="clientSecret"
          label={texts.clientSecret}
          hint={needsSecret(form.values.issuer) ? texts.clientSecretHint : texts.clientSecretKept}
          required={needsSecret(form.values.issuer)}
        >
          {(control) => (
            <TextField
              {...control}
              type="password"
              // Not the person's own password.
              autoComplete="new-password"
              labels={texts}
              maxLength={500}
            />
          )}
        </Field>
        <Field form={form} name="scopes" label={texts.scopes} hint={texts.scopesHint}>
          {(control) => <TextField {...control} {...plain} maxLength={500} />}
        </Field>
      </OursAndTheirs>
    </FormDialog>
  )
}
