import { Radio, RadioGroup } from '@atrium/ui/radio-group'
import { useState } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { useAction } from '../../shared/request/useAction'
import { Question } from '../../shared/screen/Question'
import { deleteRuleAction } from '../actions'
import type { RuleRow } from '../api'
import { licenceRulesMessages } from '../messages'

interface DeleteRuleProps {
  readonly rule: RuleRow
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** Called once it is deleted. Default: nothing. */
  readonly onDeleted?: () => void
}

/** Asks what happens to the seats of a rule, then deletes it. */
export function DeleteRule({ rule, open, onOpenChange, onDeleted }: DeleteRuleProps) {
  const texts = useTexts(licenceRulesMessages)
  const { perform } = useAction(deleteRuleAction)
  const [seats, setSeats] = useState<'keep' | 'return'>('keep')
  const count = rule.counts.held + rule.counts.ending
  return (
    <Question
      open={open}
      onOpenChange={onOpenChange}
      tone="danger"
      title={texts.removeTitle(rule.name)}
      description={texts.removeText}
      confirmLabel={texts.remove}
      done={texts.removed}
      onConfirm={async () => {
        await perform({ ruleId: rule.ruleId, seats: count > 0 ? seats : 'keep' })
        onDeleted?.()
      }}
    >
      {count > 0 && (
        <RadioGroup
          look="outlined"
          aria-label={texts.seatsOf}
          value={seats}
          onValueChange={(value) => setSeats(value === 'return' ? 'return' : 'keep')}
        >
          <Radio value="keep" description={texts.keepSeatsHint}>
            {texts.keepSeats(count)}
          </Radio>
          <Radio value="return" description={texts.returnSeatsHint(rule.graceDays)}>
            {texts.returnSeats(count)}
          </Radio>
        </RadioGroup>
      )}
    </Question>
  )
}
