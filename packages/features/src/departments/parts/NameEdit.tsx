import { memberNameLength } from '@atrium/contracts/departments/contract'
import { InlineEdit } from '@atrium/ui/inline-edit'
import { type ReactNode, useState } from 'react'
import { useCovers, useHost, useTexts } from '../../shared/host/useKept'
import { useAction } from '../../shared/request/useAction'
import { useUndo } from '../../shared/undo/useUndo'
import { asFailure } from '../../shared/wire/Failure'
import { renameMemberAction } from '../actions'
import { departmentsMessages } from '../messages'
import type { NamedMember } from '../renameMember'
import { useReportFailure } from './useReportFailure'

interface NameEditProps {
  readonly member: NamedMember
  readonly className?: string | undefined
  /** Renders the name. */
  readonly children: (name: string) => ReactNode
}

/** A member's name, edited in place by a double click or the pencil. */
export function NameEdit({ member, className, children }: NameEditProps) {
  const texts = useTexts(departmentsMessages)
  const { notify } = useHost()
  const mayChange = useCovers('departments:write')
  const { explain } = useReportFailure()
  const offerUndo = useUndo()
  const { perform } = useAction(renameMemberAction)
  // The saved name, until the next answer has it.
  const [saved, setSaved] = useState({ of: member, realName: member.realName })
  const { realName } = saved.of === member ? saved : member

  async function save(next: string) {
    const { undo } = await perform({ member: { ...member, realName }, realName: next })
    setSaved({ of: member, realName: next })
    // A name can't be cleared once it is set.
    if (realName === '') notify({ tone: 'success', message: texts.memberUpdated })
    else offerUndo({ message: texts.memberUpdated, undo })
  }

  if (!mayChange) return children(realName)
  return (
    <InlineEdit
      className={className}
      startsBy="doubleClick"
      value={realName}
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
      {children(realName)}
    </InlineEdit>
  )
}
