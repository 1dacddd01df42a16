import { Button } from '@atrium/ui/button'
import { Notice } from '@atrium/ui/notice'
import { useTexts } from '../../shared/host/useHost'
import { KeptNumbers } from '../../shared/texts/KeptNumbers'
import { componentMessages } from '../../shared/texts/sharedMessages'
import { useFormat } from '../../shared/texts/useFormat'
import type { GroupField } from '../groupValues'
import { administratorsMessages } from '../messages'
import type { GroupForm } from './useGroupForm'

/** What came between while the form was open, or what it has brought back. */
export function GroupNotice({ form }: { readonly form: GroupForm }) {
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
