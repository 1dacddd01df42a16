import { ruleNameLength } from '@atrium/contracts/licenceRules/rule'
import { Card } from '@atrium/ui/card'
import { Radio, RadioGroup } from '@atrium/ui/radio-group'
import { TextField } from '@atrium/ui/text-field'
import { Field } from '../../shared/form/Field'
import { useTexts } from '../../shared/host/useKept'
import layout from '../../shared/screen/Layout.module.css'
import { licenceRulesMessages } from '../messages'
import type { RuleFormState } from '../ruleValues'
import { ExceptionsField } from './ExceptionsField'
import { useHostParts } from './HostParts'
import { PickedPlaces } from './PickedPlaces'
import { PickField } from './PickField'
import styles from './RuleFields.module.css'

/** Name, members, products, pool and grace period of a rule. */
export function RuleFields({ form }: { readonly form: RuleFormState }) {
  const texts = useTexts(licenceRulesMessages)
  return (
    <div className={layout.sections}>
      <Card>
        <div className={layout.fields}>
          <Field form={form} name="name" label={texts.name} required>
            {(control) => (
              <TextField
                {...control}
                autoComplete="off"
                placeholder={texts.namePlaceholder}
                maxLength={ruleNameLength}
                counter
              />
            )}
          </Field>
          <ReachFields form={form} />
          <ExceptionsField form={form} />
        </div>
      </Card>
      <Card>
        <div className={layout.fields}>
          <ProductsField form={form} />
          <PoolFields form={form} />
          <Field form={form} name="graceDays" label={texts.grace} hint={texts.graceHint} required>
            {(control) => (
              <TextField
                {...control}
                className={styles.days}
                inputMode="numeric"
                autoComplete="off"
                maxLength={6}
                suffix={texts.graceDays}
              />
            )}
          </Field>
        </div>
      </Card>
    </div>
  )
}

/** Whom the rule applies to. */
function ReachFields({ form }: { readonly form: RuleFormState }) {
  const texts = useTexts(licenceRulesMessages)
  const { DepartmentsPicker, GroupsPicker } = useHostParts()
  const { reachKind } = form.values
  const kindOf = (value: string) => (value === 'everybody' || value === 'groups' ? value : 'departments')
  return (
    <>
      <Field form={form} name="reachKind" label={texts.who} required>
        {({ value, onChange, ...control }) => (
          <RadioGroup {...control} value={value} onValueChange={(next) => onChange(kindOf(next))}>
            <Radio value="departments" description={texts.reachDepartmentsHint}>
              {texts.reachDepartments}
            </Radio>
            <Radio value="everybody" description={texts.reachEverybodyHint}>
              {texts.everybody}
            </Radio>
            {(GroupsPicker || reachKind === 'groups') && (
              <Radio value="groups" description={texts.reachGroupsHint}>
                {texts.reachGroups}
              </Radio>
            )}
          </RadioGroup>
        )}
      </Field>
      {reachKind === 'departments' && (
        <PickField form={form} name="departments" label={texts.departments}>
          {(value, change) => (
            <>
              <PickedPlaces label={texts.departments} places={value} onChange={change} />
              <div className={styles.panel}>
                <DepartmentsPicker
                  value={value.map(({ id }) => id)}
                  onChange={(next) =>
                    change(
                      next.map(({ departmentId, departmentName }) => ({
                        id: departmentId,
                        name: value.find(({ id }) => id === departmentId)?.name ?? departmentName,
                      })),
                    )
                  }
                />
              </div>
            </>
          )}
        </PickField>
      )}
      {reachKind === 'groups' && (
        <PickField form={form} name="groups" label={texts.groups}>
          {(value, change) => (
            <>
              <PickedPlaces label={texts.groups} places={value} onChange={change} />
              {GroupsPicker && (
                <div className={styles.panel}>
                  <GroupsPicker
                    value={value.map(({ id }) => id)}
                    onChange={(next) =>
                      change(next.map(({ groupId, groupName }) => ({ id: groupId, name: groupName })))
                    }
                  />
                </div>
              )}
            </>
          )}
        </PickField>
      )}
    </>
  )
}

function ProductsField({ form }: { readonly form: RuleFormState }) {
  const texts = useTexts(licenceRulesMessages)
  const { ProductsPicker } = useHostParts()
  return (
    <PickField form={form} name="productIds" label={texts.products} required isShown>
      {(value, change) => (
        <>
          <ProductsPicker value={value} onChange={(ids) => change([...ids])} />
          <p role="status" className={layout.hint}>
            {texts.chosenProducts(value.length)}
          </p>
        </>
      )}
    </PickField>
  )
}

/** Whose seats the rule uses. */
function PoolFields({ form }: { readonly form: RuleFormState }) {
  const texts = useTexts(licenceRulesMessages)
  const { DepartmentPicker } = useHostParts()
  const { pool } = form.values
  return (
    <>
      <Field form={form} name="pool" label={texts.pool} required>
        {({ value, onChange, ...control }) => (
          <RadioGroup
            {...control}
            value={value}
            onValueChange={(next) => onChange(next === 'department' ? next : 'members')}
          >
            <Radio value="members" description={texts.poolOfMembersHint}>
              {texts.poolOfMembers}
            </Radio>
            <Radio value="department" description={texts.poolOfDepartmentHint}>
              {texts.poolOfDepartment}
            </Radio>
          </RadioGroup>
        )}
      </Field>
      {pool === 'department' && (
        <PickField form={form} name="poolDepartment" label={texts.poolOfDepartment}>
          {(value, change) => (
            <>
              <PickedPlaces label={texts.poolOfDepartment} places={value} onChange={change} />
              <div className={styles.panel}>
                <DepartmentPicker
                  value={value[0]?.id}
                  onChange={({ departmentId, departmentName }) =>
                    change([{ id: departmentId, name: departmentName }])
                  }
                />
              </div>
            </>
          )}
        </PickField>
      )}
    </>
  )
}
