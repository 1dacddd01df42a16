import { Button } from '@atrium/ui/button'
import { useAtomValue, useSetAtom } from 'jotai'
import { X } from 'lucide-react'
import { useTexts } from '../../shared/host/useKept'
import type { Department } from '../api'
import { topDepartmentAtom } from '../atoms'
import { openDepartmentAtom } from '../memberList'
import { departmentsMessages } from '../messages'
import styles from './ChosenDepartment.module.css'

interface ChosenDepartmentProps {
  readonly department: Department
}

/** On a phone, the chosen department is a removable filter, unless it is the whole company. */
export function ChosenDepartment({ department }: ChosenDepartmentProps) {
  const texts = useTexts(departmentsMessages)
  const open = useSetAtom(openDepartmentAtom)
  const top = useAtomValue(topDepartmentAtom)
  const { departmentName: name } = department
  if (!top || department === top) return null
  return (
    <Button
      className={styles.department}
      size="small"
      aria-label={`${name} ${texts.showAllMembers}`}
      onClick={() => open(top.departmentId)}
    >
      <span className={styles.name}>{name}</span>
      <X aria-hidden />
    </Button>
  )
}
