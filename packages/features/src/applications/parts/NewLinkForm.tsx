import { applicationErrors, linkDays } from '@atrium/contracts/applications/contract'
import { Button } from '@atrium/ui/button'
import { FormField } from '@atrium/ui/form-field'
import { Radio, RadioGroup } from '@atrium/ui/radio-group'
import { Link2 } from 'lucide-react'
import { type Ref, useState } from 'react'
import { useDescribeFailure, useHost, useTexts } from '../../shared/host/useHost'
import { useAction } from '../../shared/request/useAction'
import layout from '../../shared/screen/Layout.module.css'
import { createLinkAction } from '../actions'
import type { NewInviteLink } from '../api'
import { shareMessages } from '../messages'
import { LinkDepartment, type LinkPlace } from './LinkDepartment'
import styles from './NewLinkForm.module.css'

interface NewLinkFormProps {
  readonly onMade: (link: NewInviteLink) => void
  /** The button that makes it. */
  readonly ref: Ref<HTMLButtonElement>
}

/** For how long, and into which department; then the link. */
export function NewLinkForm({ onMade, ref }: NewLinkFormProps) {
  const texts = useTexts(shareMessages)
  const { notify } = useHost()
  const [days, setDays] = useState<number>(linkDays[0])
  const [place, setPlace] = useState<LinkPlace>()
  const describe = useDescribeFailure({ [applicationErrors.tooManyLinks]: texts.tooManyLinks })
  const { run, busy, action } = useAction(createLinkAction)

  async function create() {
    const result = await run({ days, departmentId: place?.departmentId })
    if (!result.done) return
    notify({ tone: 'success', message: texts.created })
    onMade(result.value)
  }

  return (
    <form
      className={layout.closeStack}
      onSubmit={(event) => {
        event.preventDefault()
        void create()
      }}
    >
      <FormField label={texts.validity}>
        <RadioGroup
          orientation="horizontal"
          value={String(days)}
          onValueChange={(value) => setDays(Number(value))}
        >
          {linkDays.map((choice) => (
            <Radio key={choice} value={String(choice)}>
              {texts.days(choice)}
            </Radio>
          ))}
        </RadioGroup>
      </FormField>
      <LinkDepartment place={place} onChange={setPlace} />
      <p role="alert" className={styles.problem}>
        {action.state === 'failed' && describe(action.failure)}
      </p>
      <Button
        ref={ref}
        type="submit"
        variant="primary"
        icon={<Link2 />}
        busy={busy}
        className={styles.create}
      >
        {texts.create}
      </Button>
    </form>
  )
}
