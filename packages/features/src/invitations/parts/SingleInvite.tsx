import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { FormField } from '@atrium/ui/form-field'
import { TextField } from '@atrium/ui/text-field'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../shared/host/useHost'
import { inviteeNameLength } from '../contract'
import { invitationsMessages } from '../messages'
import { BudgetNote } from './BudgetNote'
import { DepartmentDialog } from './DepartmentDialog'
import styles from './SingleInvite.module.css'
import { useSingleInvite } from './useSingleInvite'

/** One person: phone, name, department. */
export function SingleInvite() {
  const texts = useTexts(invitationsMessages)
  const [choosing, setChoosing] = useState(false)
  const { person, change, errors, problem, busy, submit, recallName } = useSingleInvite()

  return (
    <Card>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <p className={styles.hint}>{texts.singleHint}</p>
        <FormField label={texts.phone} required hint={texts.phoneHint} error={errors.phone}>
          <TextField
            type="tel"
            inputMode="tel"
            autoComplete="off"
            value={person.phone}
            onChange={(event) => change('phone', event.target.value)}
            onBlur={recallName}
          />
        </FormField>
        <FormField label={texts.name} required hint={texts.nameHint} error={errors.realName}>
          <TextField
            maxLength={inviteeNameLength}
            autoComplete="off"
            value={person.realName}
            onChange={(event) => change('realName', event.target.value)}
          />
        </FormField>
        <FormField label={texts.department} hint={texts.defaultDepartment} error={errors.department}>
          <div className={styles.place}>
            <TextField
              readOnly
              placeholder={texts.topDepartment}
              value={person.department}
              onClick={() => setChoosing(true)}
            />
            <Button aria-label={texts.chooseDepartment} onClick={() => setChoosing(true)}>
              {texts.choose}
            </Button>
          </div>
        </FormField>
        <BudgetNote />
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
        <Button type="submit" variant="primary" icon={<Send />} busy={busy}>
          {texts.send}
        </Button>
      </form>
      <DepartmentDialog
        open={choosing}
        onOpenChange={setChoosing}
        chosen={person.department}
        onChoose={({ fullName }) => change('department', fullName)}
      />
    </Card>
  )
}
