import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { Notice } from '@atrium/ui/notice'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtom, useAtomValue } from 'jotai'
import { type SubmitEvent, useState } from 'react'
import { FormBar } from '../shared/form/FormBar'
import { FeatureLink } from '../shared/host/FeatureLink'
import { useTexts } from '../shared/host/useKept'
import { Forbidden } from '../shared/request/Forbidden'
import { RequestFailure } from '../shared/request/RequestFailure'
import layout from '../shared/screen/Layout.module.css'
import { Question } from '../shared/screen/Question'
import { Screen } from '../shared/screen/Screen'
import { KeptNumbers } from '../shared/texts/KeptNumbers'
import { componentMessages } from '../shared/texts/sharedMessages'
import { useFormat } from '../shared/texts/useFormat'
import { useSharedLabels } from '../shared/texts/useSharedLabels'
import type { Group } from './api'
import { groupAtom, groupIdAtom } from './atoms'
import type { GroupField } from './groupValues'
import { administratorsMessages } from './messages'
import styles from './PermissionGroupForm.module.css'
import { GroupFields } from './parts/GroupFields'
import { type GroupForm, useGroupForm } from './parts/useGroupForm'
import { useIsOpen } from './useIsOpen'

/** `/addorEditAdminGroup`: a permission group, the one in the query's `groupId` or a new one. */
export function PermissionGroupForm() {
  const texts = useTexts(administratorsMessages)
  const isOpen = useIsOpen()
  const groupId = useAtomValue(groupIdAtom)
  return (
    <Screen
      above={[{ name: texts.company }, { name: texts.groups, to: pagePaths.permissionGroups }]}
      name={groupId === undefined ? texts.addGroup : texts.editGroup}
      width="reading"
    >
      {isOpen ? <Content key={groupId ?? ''} /> : <Forbidden />}
    </Screen>
  )
}

function Content() {
  const texts = useTexts(administratorsMessages)
  const [group, refresh] = useAtom(groupAtom)
  const [opened, setOpened] = useState<{ readonly group: Group | undefined }>()
  // The open group doesn't change: a newer answer is merged when it is saved.
  if (!opened && group.state === 'ready' && !group.stale) setOpened({ group: group.value })
  if (opened) return <GroupFormCard group={opened.group} />
  if (group.state === 'failed')
    return (
      <Card>
        <RequestFailure
          failure={group.failure}
          title={group.failure.kind === 'missing' ? texts.groupMissing : texts.groupFailed}
          onRetry={refresh}
          missing={{
            hint: texts.groupMissingHint,
            action: (
              <Button asChild variant="primary">
                <FeatureLink to={pagePaths.permissionGroups}>{texts.backToGroups}</FeatureLink>
              </Button>
            ),
          }}
        />
      </Card>
    )
  return (
    <Card>
      <div className={styles.skeleton} role="status" aria-label={texts.loading}>
        <Skeleton width="30%" height={34} />
        <Skeleton height={160} />
        <Skeleton height={320} />
      </div>
    </Card>
  )
}

/** The form; `group` is the saved version, undefined for a new one. */
function GroupFormCard({ group }: { readonly group: Group | undefined }) {
  const texts = useTexts(administratorsMessages)
  const { discard } = useSharedLabels()
  const form = useGroupForm(group)
  const [leaving, setLeaving] = useState(false)
  const isInvalid = Object.keys(form.problems).length > 0

  function submit(event: SubmitEvent) {
    event.preventDefault()
    void form.save()
  }

  return (
    <form className={layout.sections} onSubmit={submit} noValidate>
      <GroupNotice form={form} />
      <GroupFields form={form} />
      <FormBar
        form={{ ...form, discard: form.reset }}
        problem={form.refused.form ?? (isInvalid && texts.fixErrors)}
        submitLabel={form.notice?.kind === 'gone' ? texts.saveAsNew : texts.save}
        onCancel={() => {
          if (form.isDirty) setLeaving(true)
          else form.leave()
        }}
      />
      <Question
        open={leaving}
        onOpenChange={setLeaving}
        tone="danger"
        title={discard.title}
        description={discard.description}
        confirmLabel={discard.discard}
        cancelLabel={discard.keep}
        onConfirm={form.leave}
      />
    </form>
  )
}

/** Notices about changes by others, or about a restored draft. */
function GroupNotice({ form }: { readonly form: GroupForm }) {
  const texts = useTexts(administratorsMessages)
  const { discard } = useTexts(componentMessages)
  const { timestamp } = useFormat()
  const { notice } = form
  if (notice === undefined) return null
  if (notice.kind === 'restored')
    return (
      <Notice
        role="status"
        title={texts.restored}
        actions={
          <Button size="small" onClick={form.reset}>
            {discard}
          </Button>
        }
      />
    )
  if (notice.kind === 'gone')
    return (
      <Notice role="status" tone="warning" title={texts.goneTitle}>
        {texts.goneText}
      </Notice>
    )
  const { theirs, conflicts } = notice
  const names: Readonly<Record<GroupField, string>> = {
    groupName: texts.groupName,
    permissions: texts.permissions,
    departmentIds: texts.departments,
    members: texts.members,
  }
  return (
    <Notice
      role="status"
      tone="warning"
      title={<KeptNumbers>{texts.mergedTitle(theirs.updatedBy, timestamp(theirs.updatedAt))}</KeptNumbers>}
      actions={conflicts.map((field) => (
        <Button key={field} size="small" onClick={() => form.takeTheirs(field)}>
          {texts.takeTheirs(names[field])}
        </Button>
      ))}
    >
      <div>{texts.mergedText}</div>
      {conflicts.length > 0 && <div>{texts.mergedConflicts}</div>}
    </Notice>
  )
}
