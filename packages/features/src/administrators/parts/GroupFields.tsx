import {
  groupNameLength,
  mostDepartmentsOfGroup,
  mostMembersOfGroup,
} from '@atrium/contracts/administrators/contract'
import type { Permission } from '@atrium/contracts/wire/permissions'
import { Button } from '@atrium/ui/button'
import { Checkbox } from '@atrium/ui/checkbox'
import { FormField } from '@atrium/ui/form-field'
import { SettingsSection } from '@atrium/ui/settings-section'
import { TextField } from '@atrium/ui/text-field'
import { UserPlus } from 'lucide-react'
import { type Ref, useCallback, useState } from 'react'
import { useTexts } from '../../shared/host/useKept'
import layout from '../../shared/screen/Layout.module.css'
import type { GroupField, Problem } from '../groupValues'
import { administratorsMessages } from '../messages'
import { inMenuOrder, permissionMenus, permissionNames } from '../permissionMenus'
import { AddMembersDialog } from './AddMembersDialog'
import { ChosenMembers } from './ChosenMembers'
import { DepartmentChoice } from './DepartmentChoice'
import { FieldSection } from './FieldSection'
import styles from './PermissionChoice.module.css'
import { RequiredTitle } from './RequiredTitle'
import type { GroupForm } from './useGroupForm'

/** Name, menus, departments and members of a group. */
export function GroupFields({ form }: { readonly form: GroupForm }) {
  const texts = useTexts(administratorsMessages)
  const [adding, setAdding] = useState(false)
  const { values, change, fields } = form
  const errorOf = useErrors(form)
  const { members } = values
  const remove = useCallback(
    (userId: string) => change({ members: members.filter((member) => member.userId !== userId) }),
    [change, members],
  )
  return (
    <>
      <SettingsSection title={<RequiredTitle>{texts.groupName}</RequiredTitle>} description={texts.nameHint}>
        <div className={layout.fields}>
          <FormField
            className={layout.oneColumn}
            label={texts.groupName}
            labelHidden
            error={errorOf('groupName')}
            required
          >
            <TextField
              ref={fields.groupName}
              name="groupName"
              autoComplete="off"
              maxLength={groupNameLength}
              counter
              value={values.groupName}
              onChange={(event) => change({ groupName: event.currentTarget.value })}
            />
          </FormField>
        </div>
      </SettingsSection>
      <FieldSection
        label={texts.permissions}
        hint={texts.permissionsHint}
        error={errorOf('permissions')}
        guide="group-permissions"
        required
      >
        <PermissionChoice
          ref={fields.permissions}
          value={values.permissions}
          onChange={(permissions) => change({ permissions })}
        />
      </FieldSection>
      <FieldSection
        label={texts.departments}
        hint={texts.departmentsHint}
        error={errorOf('departmentIds')}
        guide="group-departments"
        padding="none"
        required
      >
        <DepartmentChoice
          ref={fields.departmentIds}
          value={values.departmentIds}
          onChange={(departmentIds) => change({ departmentIds })}
        />
      </FieldSection>
      <FieldSection
        label={texts.members}
        hint={texts.membersHint}
        error={errorOf('members')}
        guide="group-members"
        padding="none"
        action={
          <Button ref={fields.members} icon={<UserPlus />} onClick={() => setAdding(true)}>
            {texts.addMembers}
          </Button>
        }
      >
        <ChosenMembers members={members} onRemove={remove} />
      </FieldSection>
      <AddMembersDialog
        open={adding}
        onClose={() => setAdding(false)}
        members={members}
        onAdd={(added) => change({ members: [...members, ...added] })}
      />
    </>
  )
}

/** The service's refusal comes before local errors. */
function useErrors({ problems, refused }: GroupForm) {
  const texts = useTexts(administratorsMessages)
  const words: Readonly<Record<GroupField, Readonly<Record<Problem, string>>>> = {
    groupName: { required: texts.nameRequired, tooMany: texts.nameRequired },
    permissions: { required: texts.permissionsRequired, tooMany: texts.permissionsRequired },
    departmentIds: {
      required: texts.departmentsRequired,
      tooMany: texts.tooManyDepartments(mostDepartmentsOfGroup),
    },
    members: { required: texts.noChosenMembers, tooMany: texts.tooManyMembers(mostMembersOfGroup) },
  }
  return (field: GroupField): string | undefined => {
    const problem = problems[field]
    return refused[field] ?? (problem && words[field][problem])
  }
}

interface PermissionChoiceProps {
  readonly value: readonly Permission[]
  readonly onChange: (value: readonly Permission[]) => void
  /** The first checkbox. */
  readonly ref: Ref<HTMLButtonElement>
}

/** The menus as in the navigation, each with a checkbox; the checkbox of a parent includes all below it. */
function PermissionChoice({ value, onChange, ref }: PermissionChoiceProps) {
  const texts = useTexts(administratorsMessages)
  const set = (which: readonly Permission[], held: boolean) =>
    onChange(
      inMenuOrder([...value.filter((permission) => !which.includes(permission)), ...(held ? which : [])]),
    )
  return (
    <div className={styles.menus}>
      {permissionMenus.map(({ name, permissions }, place) => {
        const count = permissions.filter((permission) => value.includes(permission)).length
        const all = count === permissions.length
        return (
          <div key={name} className={styles.menu}>
            <Checkbox
              {...(place === 0 && { ref })}
              className={styles.name}
              checked={all || (count > 0 && 'indeterminate')}
              onCheckedChange={() => set(permissions, !all)}
            >
              {texts[name]}
            </Checkbox>
            <div className={styles.below}>
              {permissions.map((permission) => (
                <Checkbox
                  key={permission}
                  checked={value.includes(permission)}
                  onCheckedChange={(checked) => set([permission], checked === true)}
                >
                  {texts[permissionNames[permission]]}
                </Checkbox>
              ))}
            </div>
          </div>
        )
      })}
    </div>
  )
}
