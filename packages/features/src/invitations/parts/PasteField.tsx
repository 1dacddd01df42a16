import { Button } from '@atrium/ui/button'
import { FormField } from '@atrium/ui/form-field'
import { TextField } from '@atrium/ui/text-field'
import { useState } from 'react'
import * as v from 'valibot'
import { useDraft } from '../../shared/form/useDraft'
import { useTexts } from '../../shared/host/useKept'
import type { Person } from '../list/ListRow'
import { parsePasted } from '../list/parsePasted'
import { invitationsMessages } from '../messages'
import styles from './BatchStart.module.css'

interface PasteFieldProps {
  readonly onPeople: (people: readonly Person[]) => void
}

/** Accepts text from a spreadsheet, and reports if it contains no people. */
export function PasteField({ onPeople }: PasteFieldProps) {
  const texts = useTexts(invitationsMessages)
  const draft = useDraft('invitations.pasted', v.string(), 'browser')
  const [text, setText] = useState(draft.found ?? '')
  const [failed, setFailed] = useState(false)

  function change(next: string) {
    setText(next)
    if (next === '') draft.drop()
    else draft.keep(next)
  }

  function add() {
    const people = parsePasted(text)
    setFailed(people.length === 0)
    if (people.length === 0) return
    change('')
    onPeople(people)
  }

  return (
    <div className={styles.paste}>
      <FormField
        label={texts.pasteList}
        labelHidden
        hint={texts.pasteHint}
        {...(failed && { error: texts.nothingPasted })}
      >
        <TextField
          multiline
          rows={4}
          placeholder={texts.pastePlaceholder}
          value={text}
          onChange={(event) => change(event.target.value)}
        />
      </FormField>
      <div className={styles.buttons}>
        <Button onClick={add}>{texts.addPasted}</Button>
      </div>
    </div>
  )
}
