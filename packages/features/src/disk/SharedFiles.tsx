import { codeLength, sharingErrors } from '@atrium/contracts/disk/sharing/contract'
import { compact } from '@atrium/contracts/wire/contract'
import { Card } from '@atrium/ui/card'
import { Skeleton } from '@atrium/ui/skeleton'
import { TextField } from '@atrium/ui/text-field'
import { useAtom, useAtomValue } from 'jotai'
import type { ComponentType } from 'react'
import * as v from 'valibot'
import { Field } from '../shared/form/Field'
import { FormButtons } from '../shared/form/FormButtons'
import { useForm } from '../shared/form/useForm'
import { useTexts } from '../shared/host/useKept'
import { useTitle } from '../shared/host/useTitle'
import { useAction } from '../shared/request/useAction'
import layout from '../shared/screen/Layout.module.css'
import { openByCodeAction, openedShareAtom, shownFileAtom } from './sharing/atoms'
import { sharingMessages } from './sharing/messages'
import type { SharedPreviewProps } from './sharing/SharedContent'
import { SharedFile } from './sharing/SharedFile'
import { SharedFolder } from './sharing/SharedFolder'
import { ShareOver } from './sharing/ShareOver'

interface SharedFilesProps {
  /** Renders a file's content. Default: only its name and size. */
  readonly Preview?: ComponentType<SharedPreviewProps>
}

/** `/shareFilePreview?share=<id>`: shared files, for anybody with the link. */
export function SharedFiles({ Preview }: SharedFilesProps) {
  const texts = useTexts(sharingMessages)
  const [share, askAgain] = useAtom(openedShareAtom)
  const shownFile = useAtomValue(shownFileAtom)
  // The name of shared files stays out of the browser's history.
  useTitle(texts.screen)
  if (share.state === 'loading')
    return (
      <div className={layout.stack} aria-busy="true">
        <Skeleton width="60%" height={28} />
        <Skeleton width="40%" height={20} />
        <Skeleton height={240} />
      </div>
    )
  if (share.state === 'failed')
    return share.failure.code === sharingErrors.codeWanted ? (
      <CodeForm />
    ) : (
      <ShareOver failure={share.failure} onRetry={askAgain} />
    )
  return share.value.kind === 'folder' && shownFile === undefined ? (
    <SharedFolder share={share.value} shows={Preview !== undefined} />
  ) : (
    <SharedFile share={share.value} Preview={Preview} />
  )
}

/** Asks for the access code. */
function CodeForm() {
  const texts = useTexts(sharingMessages)
  const { perform: open } = useAction(openByCodeAction)
  const form = useForm({
    schema: v.object({ code: v.pipe(v.string(), v.transform(compact), v.nonEmpty(texts.codeEmpty)) }),
    initial: { code: '' },
    blame: { [sharingErrors.wrongCode]: 'code', [sharingErrors.tooManyTries]: 'code' },
    async submit({ code }) {
      await open(code)
      return undefined
    },
  })
  return (
    <form onSubmit={form.submit} noValidate className={layout.short}>
      <Card
        title={texts.codeTitle}
        description={texts.codeHint}
        footer={<FormButtons form={form} submitLabel={texts.open} problem={form.problem} kept />}
      >
        <div className={layout.fields}>
          <Field form={form} name="code" label={texts.code} required>
            {(control) => (
              <TextField
                {...control}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={codeLength + 4}
              />
            )}
          </Field>
        </div>
      </Card>
    </form>
  )
}
