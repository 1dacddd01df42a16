import { Button } from '@atrium/ui/button'
import { useState } from 'react'
import { useCovers, useHost, useTexts } from '../../shared/host/useKept'
import type { Member } from '../api'
import { departmentDialogMessages, departmentsMessages } from '../messages'
import { MemberDialogBox } from './deferredDialogs'
import { type HostActions, HostActionsContext } from './HostActions'
import styles from './MemberTasks.module.css'
import type { MemberDialog } from './memberDialog'

export interface MemberTasksProps extends Pick<HostActions, 'getPassportToken' | 'onTransferred'> {
  readonly member: Member
  /** The member has left the company. */
  readonly onRemoved: () => void
}

/** The actions for one member, on any screen that shows the member. */
export function MemberTasks({ member, onRemoved, getPassportToken, onTransferred }: MemberTasksProps) {
  const texts = useTexts(departmentsMessages)
  const words = useTexts(departmentDialogMessages)
  const { companyRole } = useHost()
  const mayChange = useCovers('departments:write')
  const [asked, setAsked] = useState<MemberDialog>()
  const ask = (kind: MemberDialog['kind']) =>
    setAsked((last) => ({ kind, members: [member], open: true, turn: (last?.turn ?? 0) + 1 }))

  if (!mayChange) return null
  return (
    <HostActionsContext value={{ getPassportToken, onTransferred }}>
      <Button onClick={() => ask('move')}>{texts.move}</Button>
      {companyRole === 'superAdministrator' && onTransferred && (
        <Button aria-label={words.transfer} onClick={() => ask('transfer')}>
          {words.transferShort}
        </Button>
      )}
      {getPassportToken && (
        <Button className={styles.last} tone="danger" onClick={() => ask('delete')}>
          {texts.delete}
        </Button>
      )}
      {asked && (
        <MemberDialogBox
          key={asked.turn}
          kind={asked.kind}
          members={asked.members}
          open={asked.open}
          onOpenChange={(open) => setAsked({ ...asked, open })}
          onRemoved={onRemoved}
        />
      )}
    </HostActionsContext>
  )
}
