import { Button } from '@atrium/ui/button'
import { TextField } from '@atrium/ui/text-field'
import { UserPlus } from 'lucide-react'
import { useCallback, useState } from 'react'
import { Control } from '../../shared/form/Control'
import { Field } from '../../shared/form/Field'
import { useTexts } from '../../shared/host/useHost'
import { groupNameLength } from '../contract'
import { administratorsMessages } from '../messages'
import { AddMembersDialog } from './AddMembersDialog'
import { ChosenMembers } from './ChosenMembers'
import { DepartmentChoice } from './DepartmentChoice'
import { FieldSection } from './FieldSection'
import styles from './GroupFields.module.css'
import { PermissionChoice } from './PermissionChoice'
import type { GroupForm } from './useGroupForm'

/** Name, menus, departments and members of a group. */
export function GroupFields({ form }: { readonly form: GroupForm['form'] }) {
  const texts = useTexts(administratorsMessages)
  const [adding, setAdding] = useState(false)
  const { set } = form
  const { members } = form.values
  const remove = useCallback(
    (userId: string) =>
      set(
        'members',
        members.filter((member) => member.userId !== userId),
      ),
    [set, members],
  )
  return (
    <div className={styles.fields}>
      <Field
        form={form}
        name="groupName"
        className={styles.name}
        label={texts.groupName}
        hint={texts.nameHint}
        required
      >
        {(control) => <TextField {...control} autoComplete="off" maxLength={groupNameLength} counter />}
      </Field>
      <Control form={form} name="permissions">
        {({ ref, value, onChange }, issue) => (
          <FieldSection
            label={texts.permissions}
            hint={texts.permissionsHint}
            error={issue}
            guide="group-permissions"
            required
          >
            <PermissionChoice ref={ref} value={value} onChange={onChange} />
          </FieldSection>
        )}
      </Control>
      <div className={styles.pair}>
        <Control form={form} name="departmentIds">
          {({ ref, value, onChange }, issue) => (
            <FieldSection
              label={texts.departments}
              hint={texts.departmentsHint}
              error={issue}
              guide="group-departments"
              required
            >
              <DepartmentChoice ref={ref} value={value} onChange={onChange} />
            </FieldSection>
          )}
        </Control>
        <Control form={form} name="members">
          {({ ref }, issue) => (
            <FieldSection
              label={texts.members}
              hint={texts.membersHint}
              error={issue}
              guide="group-members"
              action={
                <Button ref={ref} icon={<UserPlus />} onClick={() => setAdding(true)}>
                  {texts.addMembers}
                </Button>
              }
            >
              <ChosenMembers members={members} onRemove={remove} />
            </FieldSection>
          )}
        </Control>
      </div>
      <AddMembersDialog
        open={adding}
        onClose={() => setAdding(false)}
        members={members}
        onAdd={(added) => set('members', [...members, ...added])}
      />
    </div>
  )
}
