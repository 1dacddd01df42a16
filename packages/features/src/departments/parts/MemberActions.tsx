import { pagePaths, paths } from '@atrium/contracts/paths'
import { useSetAtom } from 'jotai'
import { FolderInput, History, Trash2 } from 'lucide-react'
import { use } from 'react'
import { useHost, useTexts } from '../../shared/host/useHost'
import { RowActions } from '../../shared/list/RowActions'
import { componentMessages } from '../../shared/texts/sharedMessages'
import type { Member } from '../api'
import { departmentsMessages } from '../messages'
import { HostActionsContext } from './HostActions'
import { askAboutMembersAtom } from './memberDialog'

/** What can be done with one member, without selecting it first. */
export function MemberActions({ member }: { readonly member: Member }) {
  const texts = useTexts(departmentsMessages)
  const words = useTexts(componentMessages)
  const { offers } = useHost()
  const { getPassportToken } = use(HostActionsContext)
  const ask = useSetAtom(askAboutMembersAtom)
  return (
    <RowActions
      row={member.realName || member.phone}
      more={[
        { label: texts.move, icon: <FolderInput />, onSelect: () => ask('move', [member]) },
        offers(pagePaths.companyHistory) && {
          label: words.history,
          icon: <History />,
          to: paths.companyHistory({ kind: 'member', id: member.userId }),
        },
        getPassportToken && {
          label: texts.delete,
          icon: <Trash2 />,
          tone: 'danger',
          onSelect: () => ask('delete', [member]),
        },
      ]}
    />
  )
}
