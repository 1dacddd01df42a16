import { InlineEdit } from '@atrium/ui/inline-edit'
import { StatusBadge } from '@atrium/ui/status-badge'
import { DrawerLink } from '../../shared/drawer/DrawerLink'
import { useHost, useTexts } from '../../shared/host/useHost'
import { useAction } from '../../shared/request/useAction'
import { useUndo } from '../../shared/undo/useUndo'
import { asFailure } from '../../shared/wire/Failure'
import { renameMemberAction } from '../actions'
import type { Member } from '../api'
import { memberNameLength } from '../contract'
import { departmentsMessages } from '../messages'
import styles from './MemberName.module.css'
import { refusalTexts } from './refusalTexts'
import { useReportFailure } from './useReportFailure'

/** A member's name, edited in its place by a double click, or by the pencil beside it. */
export function MemberName({ member }: { readonly member: Member }) {
  const texts = useTexts(departmentsMessages)
  const { notify } = useHost()
  const { explain } = useReportFailure()
  const offerUndo = useUndo(refusalTexts(texts))
  const { perform } = useAction(renameMemberAction)

  async function save(realName: string) {
    const { undo } = await perform({ member, realName })
    // A name that was missing can't be taken away again.
    if (member.realName === '') notify({ tone: 'success', message: texts.memberUpdated })
    else offerUndo({ message: texts.memberUpdated, undo })
  }

  return (
    <span className={styles.name}>
      <InlineEdit
        className={styles.edit}
        startsBy="doubleClick"
        value={member.realName}
        maxLength={memberNameLength}
        labels={{
          edit: (name) => texts.editName(name || texts.nameMissing),
          input: texts.name,
          failed: (reason) => explain(asFailure(reason)),
        }}
        allowEmpty
        validate={(name) => (name === '' ? texts.nameEmpty : undefined)}
        onCommit={save}
      >
        <DrawerLink kind="member" id={member.userId}>
          {member.realName || <span className={styles.missing}>{texts.nameMissing}</span>}
        </DrawerLink>
      </InlineEdit>
      {member.isAdministrator && (
        <StatusBadge quiet={false} className={styles.administrator}>
          {texts.administrator}
        </StatusBadge>
      )}
    </span>
  )
}
