import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@atrium/ui/dropdown-menu'
import { IconButton } from '@atrium/ui/icon-button'
import { Tooltip } from '@atrium/ui/tooltip'
import { Ellipsis, Pencil, Plus, Trash2 } from 'lucide-react'
import { useTexts } from '../../shared/useHost'
import type { Department } from '../api'
import { departmentsMessages } from '../messages'

interface DepartmentActionsProps {
  readonly department: Department
  /** Whether it may be deleted is being checked. */
  readonly busy: boolean
  readonly onAdd: () => void
  readonly onRename: () => void
  readonly onDelete: () => void
}

/** What can be done with one department. Where only adding is allowed, only that is there. */
export function DepartmentActions({ department, busy, onAdd, onRename, onDelete }: DepartmentActionsProps) {
  const texts = useTexts(departmentsMessages)
  const { departmentName: name } = department
  return (
    <>
      <Tooltip content={texts.addDepartment}>
        <IconButton size="tiny" label={texts.addDepartmentTo(name)} icon={<Plus />} onClick={onAdd} />
      </Tooltip>
      {department.isManageable && (
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <IconButton size="tiny" label={texts.actionsOf(name)} icon={<Ellipsis />} busy={busy} />
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            <DropdownMenuItem icon={<Pencil />} onSelect={onRename}>
              {texts.renameDepartment}
            </DropdownMenuItem>
            <DropdownMenuItem icon={<Trash2 />} tone="danger" onSelect={onDelete}>
              {texts.deleteDepartment}
            </DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
      )}
    </>
  )
}
