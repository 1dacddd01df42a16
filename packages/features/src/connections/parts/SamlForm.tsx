import { connectionsErrors, metadataLength } from '@atrium/contracts/connections/contract'
import { Button } from '@atrium/ui/button'
import { TextField } from '@atrium/ui/text-field'
import { useSetAtom } from 'jotai'
import { Download } from 'lucide-react'
import * as v from 'valibot'
import { Field } from '../../shared/form/Field'
import { FileButton } from '../../shared/form/FileButton'
import { FormDialog } from '../../shared/form/FormDialog'
import { useForm } from '../../shared/form/useForm'
import { useHost, useTexts } from '../../shared/host/useKept'
import { useFormat } from '../../shared/texts/useFormat'
import { saveSamlAction } from '../actions'
import styles from '../CompanyIdentity.module.css'
import { connectionsMessages } from '../messages'
import type { DetailsFormProps } from './OidcForm'
import { OursAndTheirs } from './OursAndTheirs'

/** The metadata of a SAML identity provider. */
export function SamlForm({ connection, onClose }: DetailsFormProps) {
  const { connectionId, connectionName, ours, saml, state } = connection
  const texts = useTexts(connectionsMessages)
  const { notify } = useHost()
  const save = useSetAtom(saveSamlAction)
  const form = useForm({
    schema: v.object({
      metadata: v.pipe(
        v.string(),
        v.trim(),
        v.nonEmpty(texts.metadataRequired),
        v.maxLength(metadataLength, texts.metadataTooLong),
      ),
    }),
    initial: { metadata: '' },
    blame: {
      [connectionsErrors.metadataInvalid]: 'metadata' as const,
      [connectionsErrors.certificateExpired]: 'metadata' as const,
    },
    async submit({ metadata }) {
      await save({ connectionId, metadata })
      notify({ tone: 'success', message: texts.saved })
      onClose()
      return undefined
    },
  })
  return (
    <FormDialog
      form={form}
      onOpenChange={onClose}
      title={texts.configureOf(connectionName)}
      submitLabel={texts.save}
      width={560}
    >
      <OursAndTheirs
        ours={[
          [texts.entityId, ours.entityId],
          [texts.acsAddress, ours.acsAddress],
          [texts.metadataAddress, ours.metadataAddress],
        ]}
        more={
          <div className={styles.buttons}>
            <Button asChild size="small" icon={<Download />}>
              <a href={ours.metadataAddress} download="atrium-metadata.xml" target="_blank" rel="noreferrer">
                {texts.downloadMetadata}
              </a>
            </Button>
          </div>
        }
        isUsed={state !== 'draft'}
      >
        {saml && <Current saml={saml} />}
        <Field form={form} name="metadata" label={texts.metadata} hint={texts.metadataHint} required>
          {(control) => (
            <TextField {...control} multiline rows={6} spellCheck={false} autoCapitalize="none" />
          )}
        </Field>
        <div className={styles.buttons}>
          <FileButton
            label={texts.chooseFile}
            busy={false}
            accept=".xml,text/xml,application/xml,application/samlmetadata+xml"
            onFile={(file) => void file.text().then((text) => form.set('metadata', text))}
          />
        </div>
      </OursAndTheirs>
    </FormDialog>
  )
}

/** The identity provider as it is stored. */
function Current({ saml }: { readonly saml: NonNullable<DetailsFormProps['connection']['saml']> }) {
  const texts = useTexts(connectionsMessages)
  const format = useFormat()
  return (
    <section className={styles.block} aria-label={texts.current}>
      <dl className={styles.facts}>
        <dt>{texts.entityId}</dt>
        <dd>{saml.entityId}</dd>
        {saml.certificates.map(({ fingerprint, subject, startsAt, endsAt }) => (
          <div key={fingerprint} style={{ display: 'contents' }}>
            <dt>{texts.certificate}</dt>
            <dd>
              {subject}
              <br />
              {texts.certificateValid(format.day(startsAt), format.day(endsAt))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
