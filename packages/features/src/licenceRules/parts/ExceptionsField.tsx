import { Button } from '@atrium/ui/button'
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHeader } from '@atrium/ui/dialog'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { Chip, Chips } from '../../shared/form/Chip'
import { useTexts } from '../../shared/host/useKept'
import type { ChosenPerson } from '../../shared/licence/bulkChoice'
import { ChoiceFooter } from '../../shared/screen/ChoiceFooter'
import { useSharedLabels } from '../../shared/texts/useSharedLabels'
import { licenceRulesMessages } from '../messages'
import type { RuleFormState } from '../ruleValues'
import { useHostParts } from './HostParts'
import { PickField } from './PickField'

/** Members who get nothing from the rule. */
export function ExceptionsField({ form }: { readonly form: RuleFormState }) {
  const texts = useTexts(licenceRulesMessages)
  const [open, setOpen] = useState(false)
  return (
    <PickField form={form} name="exceptions" label={texts.exceptions} hint={texts.exceptionsHint} isShown>
      {(people, change) => (
        <>
          {people.length > 0 && (
            <Chips label={texts.exceptions}>
              {people.map(({ userId, realName }) => (
                <Chip
                  key={userId}
                  removeLabel={texts.removeOne(realName)}
                  onRemove={() => change(people.filter((person) => person.userId !== userId))}
                >
                  {realName}
                </Chip>
              ))}
            </Chips>
          )}
          <div>
            <Button icon={<UserPlus />} onClick={() => setOpen(true)}>
              {texts.addExceptions}
            </Button>
          </div>
          {/* Each opening starts with the form's choice. */}
          <Dialog open={open} onOpenChange={setOpen}>
            {open && (
              <Choice
                people={people}
                onClose={() => setOpen(false)}
                onChoose={(next) => change(next.map(({ userId, realName }) => ({ userId, realName })))}
              />
            )}
          </Dialog>
        </>
      )}
    </PickField>
  )
}

interface ChoiceProps {
  readonly people: readonly ChosenPerson[]
  readonly onClose: () => void
  readonly onChoose: (people: readonly ChosenPerson[]) => void
}

function Choice({ people, onClose, onChoose }: ChoiceProps) {
  const texts = useTexts(licenceRulesMessages)
  const labels = useSharedLabels()
  const { MembersPicker } = useHostParts()
  const [chosen, setChosen] = useState(people)
  return (
    <DialogContent width={720}>
      <DialogHeader
        title={texts.chooseExceptions}
        description={texts.exceptionsHint}
        closeLabel={labels.close}
      />
      <DialogBody>
        <MembersPicker value={chosen} onChange={setChosen} />
      </DialogBody>
      <DialogFooter>
        <ChoiceFooter
          chosen={texts.chosenPeople(chosen.length)}
          label={texts.choose}
          disabled={false}
          onChoose={() => {
            onChoose(chosen)
            onClose()
          }}
          onClose={onClose}
        />
      </DialogFooter>
    </DialogContent>
  )
}
