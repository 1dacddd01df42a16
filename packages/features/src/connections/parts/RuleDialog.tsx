import { connectionsErrors, mostExempt } from '@atrium/contracts/connections/contract'
import { Checkbox } from '@atrium/ui/checkbox'
import { Notice } from '@atrium/ui/notice'
import { useSetAtom } from 'jotai'
import * as v from 'valibot'
import { Chip, Chips } from '../../shared/form/Chip'
import { Field } from '../../shared/form/Field'
import { FormDialog } from '../../shared/form/FormDialog'
import { useForm } from '../../shared/form/useForm'
import { useHost, useTexts } from '../../shared/host/useKept'
import type { ChosenPerson } from '../../shared/licence/bulkChoice'
import layout from '../../shared/screen/Layout.module.css'
import { saveRuleAction } from '../actions'
import type { Identity } from '../api'
import styles from '../CompanyIdentity.module.css'
import { connectionsMessages } from '../messages'
import { useHostParts } from './HostParts'

interface RuleDialogProps {
  readonly identity: Identity
  readonly onClose: () => void
}

/** The rule that everybody of the domains signs in by the connection, and the members who need not. */
export function RuleDialog({ identity, onClose }: RuleDialogProps) {
  const texts = useTexts(connectionsMessages)
  const { notify } = useHost()
  const { MembersPicker } = useHostParts()
  const save = useSetAtom(saveRuleAction)
  const form = useForm({
    schema: (values: { readonly isRequired: boolean; readonly exempt: readonly ChosenPerson[] }) =>
      v.object({
        isRequired: v.boolean(),
        exempt: v.pipe(
          v.custom<readonly ChosenPerson[]>(Array.isArray),
          v.check((chosen) => !values.isRequired || chosen.length > 0, texts.exemptRequired),
          v.check((chosen) => chosen.length <= mostExempt, texts.tooManyExempt),
        ),
      }),
    initial: {
      isRequired: identity.isRequired,
      exempt: identity.exempt.map(({ userId, name }): ChosenPerson => ({ userId, realName: name })),
    },
    blame: { [connectionsErrors.exemptMissing]: 'exempt' as const },
    async submit({ isRequired, exempt }) {
      await save({ isRequired, exempt: exempt.map(({ userId }) => userId) })
      notify({ tone: 'success', message: texts.ruleSaved })
      onClose()
      return undefined
    },
  })
  const { isRequired } = form.values
  return (
    <FormDialog
      form={form}
      onOpenChange={onClose}
      title={texts.ruleTitle}
      description={texts.ruleText}
      submitLabel={texts.save}
      width={640}
    >
      <div className={layout.fields}>
        <Checkbox
          checked={isRequired}
          onCheckedChange={(checked) => form.set('isRequired', checked === true)}
          description={texts.ruleHint}
        >
          {texts.require}
        </Checkbox>
        {isRequired && (
          <>
            <Notice tone="warning">{texts.lockWarning}</Notice>
            <Field form={form} name="exempt" label={texts.exempt} hint={texts.exemptHint} required>
              {({ value, onChange }) => (
                <div className={styles.block}>
                  {value.length > 0 && (
                    <Chips label={texts.exempt}>
                      {value.map((person) => (
                        <Chip
                          key={person.userId}
                          removeLabel={texts.removeOf(person.realName)}
                          onRemove={() => onChange(value.filter((other) => other !== person))}
                        >
                          {person.realName}
                        </Chip>
                      ))}
                    </Chips>
                  )}
                  <div className={styles.people}>
                    <MembersPicker value={value} onChange={(members) => onChange([...members])} />
                  </div>
                </div>
              )}
            </Field>
          </>
        )}
      </div>
    </FormDialog>
  )
}
