import { pagePaths, paths } from '@atrium/contracts/paths'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@atrium/ui/dropdown-menu'
import { IconButton } from '@atrium/ui/icon-button'
import { Tooltip } from '@atrium/ui/tooltip'
import { Ellipsis, History, KeyRound, KeySquare, Pencil, Plus, Trash2 } from 'lucide-react'
import { use } from 'react'
import { useCovers, useHost, useTexts } from '../../shared/host/useKept'
import type { BulkChoice } from '../../shared/licence/bulkChoice'
import { licenceMessages } from '../../shared/licence/messages'
import { componentMessages } from '../../shared/texts/sharedMessages'
import type { Department } from '../api'
import { departmentsMessages } from '../messages'
import { HostActionsContext } from './HostActions'

interface DepartmentActionsProps {
  readonly department: Department
  /** The check for deleting it is running. */
  readonly busy: boolean
  readonly onAdd: () => void
  readonly onRename: () => void
  readonly onDelete: () => void
}

/** The actions for one department. If only adding is allowed, only that is offered. */
export function DepartmentActions({ department, busy, onAdd, onRename, onDelete }: DepartmentActionsProps) {
  const texts = useTexts(departmentsMessages)
  const words = useTexts(componentMessages)
  const { offers, navigate } = useHost()
  const { departmentName: name, departmentId: id } = department
  const mayChange = useCovers('departments:write')
  const isManageable = mayChange && department.isManageable
  const { bulkLicences } = use(HostActionsContext)
  const licences = useTexts(licenceMessages)
  const bulk = (kind: BulkChoice['kind']) => () => bulkLicences?.({ kind, departments: [department] })
  const hasHistory = offers(pagePaths.companyHistory)
  return (
    <>
      {mayChange && (
        <Tooltip content={texts.addDepartment}>
          <IconButton
            size="tiny"
            label={texts.addDepartmentTo(name)}
            title=""
            icon={<Plus />}
            onClick={onAdd}
          />
        </Tooltip>
      )}
      {(isManageable || hasHistory || bulkLicences) && (
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <IconButton size="tiny" label={texts.actionsOf(name)} icon={<Ellipsis />} busy={busy} />
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            {isManageable && (
              <DropdownMenuItem icon={<Pencil />} onSelect={onRename}>
                {texts.renameDepartment}
              </DropdownMenuItem>
            )}
            {bulkLicences && (
              <DropdownMenuItem icon={<KeyRound />} onSelect={bulk('grant')}>
                {licences.assignLicences}
              </DropdownMenuItem>
            )}
            {bulkLicences && (
              <DropdownMenuItem icon={<KeySquare />} onSelect={bulk('cancel')}>
                {licences.takeBackLicences}
              </DropdownMenuItem>
            )}
            {hasHistory && (
              <DropdownMenuItem
                icon={<History />}
                onSelect={() => navigate(paths.companyHistory({ kind: 'department', id }))}
              >
                {words.history}
              </DropdownMenuItem>
            )}
            {isManageable && (
              <DropdownMenuItem icon={<Trash2 />} tone="danger" onSelect={onDelete}>
                {texts.deleteDepartment}
              </DropdownMenuItem>
            )}
          </DropdownMenuContent>
        </DropdownMenu>
      )}
    </>
  )
}
