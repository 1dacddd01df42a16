import { Button } from '@atrium/ui/button'
import { FormField } from '@atrium/ui/form-field'
import { TextField } from '@atrium/ui/text-field'
import { Copy } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../shared/host/useHost'
import layout from '../../shared/screen/Layout.module.css'
import { useCopy } from '../../shared/screen/useCopy'
import type { NewShare } from '../sharing/api'
import { sharingMessages } from '../sharing/messages'
import { useTimeLeft } from '../sharing/useTimeLeft'

/** A link as it is handed on. */
export function ShareLink({ share: { url, code, expiresAt } }: { readonly share: NewShare }) {
  const texts = useTexts(sharingMessages)
  const copy = useCopy()
  const timeLeft = useTimeLeft()
  const button = useRef<HTMLButtonElement>(null)
  // The button that made it is gone.
  useEffect(() => button.current?.focus(), [])
  return (
    <div className={layout.stack}>
      <FormField label={texts.link} hint={timeLeft(expiresAt)}>
        <TextField readOnly value={url} onFocus={(event) => event.target.select()} />
      </FormField>
      {code !== null && (
        <FormField label={texts.code}>
          <TextField readOnly value={code} onFocus={(event) => event.target.select()} />
        </FormField>
      )}
      <div className={layout.actions}>
        <Button
          ref={button}
          variant="primary"
          icon={<Copy />}
          onClick={() => void copy(code === null ? url : texts.both(url, code))}
        >
          {code === null ? texts.copy : texts.copyBoth}
        </Button>
      </div>
    </div>
  )
}
