import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@atrium/ui/dropdown-menu'
import { IconButton } from '@atrium/ui/icon-button'
import { useSetAtom } from 'jotai'
import { Ellipsis, FolderInput, History, Trash2 } from 'lucide-react'
import { use } from 'react'
import { withQuery } from '../../shared/host/query'
import { useHost, useTexts } from '../../shared/host/useHost'
import { componentMessages } from '../../shared/texts/componentMessages'
import type { Member } from '../api'
import { departmentsMessages } from '../messages'
import { departmentsRoutes as routes } from '../routes'
import { HostActionsContext } from './HostActions'
import { askAboutMembersAtom } from './memberDialog'

/** What can be done with one member, without selecting it first. */
export function MemberActions({ member }: { readonly member: Member }) {
  const texts = useTexts(departmentsMessages)
  const words = useTexts(componentMessages)
  const { offers, navigate } = useHost()
  const { getPassportToken } = use(HostActionsContext)
  const ask = useSetAtom(askAboutMembersAtom)
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton
          size="small"
          label={texts.actionsOf(member.realName || member.phone)}
          icon={<Ellipsis />}
        />
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem icon={<FolderInput />} onSelect={() => ask('move', [member])}>
          {texts.move}
        </DropdownMenuItem>
        {offers(routes.history) && (
          <DropdownMenuItem
            icon={<History />}
            onSelect={() => navigate(withQuery(routes.history, { kind: 'member', id: member.userId }))}
          >
            {words.history}
          </DropdownMenuItem>
        )}
        {getPassportToken && (
          <DropdownMenuItem icon={<Trash2 />} tone="danger" onSelect={() => ask('delete', [member])}>
            {texts.delete}
          </DropdownMenuItem>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
