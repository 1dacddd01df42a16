import { linkDays } from '@atrium/contracts/applications/contract'
import { Button } from '@atrium/ui/button'
import { ChoiceField } from '@atrium/ui/choice-field'
import { FormField } from '@atrium/ui/form-field'
import { Radio, RadioGroup } from '@atrium/ui/radio-group'
import { Link2 } from 'lucide-react'
import { type Ref, useId, useState } from 'react'
import { useDescribeFailure, useHost, useTexts } from '../../shared/host/useKept'
import { useAction } from '../../shared/request/useAction'
import layout from '../../shared/screen/Layout.module.css'
import { createLinkAction } from '../actions'
import type { NewInviteLink } from '../api'
import { shareMessages } from '../messages'
import { useHostParts } from './HostParts'
import styles from './NewLinkForm.module.css'

interface NewLinkFormProps {
  readonly onMade: (link: NewInviteLink) => void
  /** The button that creates it. */
  readonly ref: Ref<HTMLButtonElement>
}

/** Chooses validity and department; then creates the link. */
export function NewLinkForm({ onMade, ref }: NewLinkFormProps) {
  const texts = useTexts(shareMessages)
  const { notify } = useHost()
  const [days, setDays] = useState<number>(linkDays[0])
  const [place, setPlace] = useState<LinkPlace>()
  const describe = useDescribeFailure()
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

interface LinkPlace {
  readonly departmentId: string
  readonly name: string
}

interface LinkDepartmentProps {
  /** Undefined: the top of the person's scope. */
  readonly place: LinkPlace | undefined
  readonly onChange: (place: LinkPlace | undefined) => void
}

/** The department for people who use the link. Most links need no choice. */
function LinkDepartment({ place, onChange }: LinkDepartmentProps) {
  const texts = useTexts(shareMessages)
  const { DepartmentPicker } = useHostParts()
  const [choosing, setChoosing] = useState(false)
  const pickerId = useId()

  function choose(next: LinkPlace | undefined) {
    onChange(next)
    setChoosing(false)
  }

  return (
    <div className={styles.place}>
      <FormField label={texts.department}>
        <ChoiceField
          value={place?.name ?? texts.departmentDefault}
          open={choosing}
          aria-controls={choosing ? pickerId : undefined}
          onClick={() => setChoosing(!choosing)}
        />
      </FormField>
      {choosing && (
        <div id={pickerId} className={styles.picker}>
          <DepartmentPicker
            label={texts.department}
            value={place?.departmentId}
            onChange={(departmentId, name) => choose({ departmentId, name })}
          />
        </div>
      )}
      {place && (
        <Button size="small" variant="ghost" className={styles.reset} onClick={() => choose(undefined)}>
          {texts.defaultDepartment}
        </Button>
      )}
    </div>
  )
}
