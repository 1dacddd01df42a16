import { useEffect, useEffectEvent } from 'react'
import type { Department } from '../api'
import { DeleteDepartmentDialog } from './DeleteDepartmentDialog'
import { useDepartmentDeletion } from './useDepartmentDeletion'

interface DepartmentDeletionProps {
  readonly department: Department
  /** The question is there, or nothing is to be asked. */
  readonly onChecked: () => void
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** Looks whether a department can be deleted, then asks. */
export function DepartmentDeletion({ department, onChecked }: DepartmentDeletionProps) {
  const { check, asking, setOpen, remove } = useDepartmentDeletion(onChecked)
  const start = useEffectEvent(() => void check(department))
  useEffect(() => start(), [])
  return asking && <DeleteDepartmentDialog {...asking} onOpenChange={setOpen} onConfirm={remove} />
}
