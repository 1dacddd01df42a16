import { Button } from '@atrium/ui/button'
import { useSetAtom } from 'jotai'
import { X } from 'lucide-react'
import { useTexts } from '../../shared/host/useHost'
import type { Department } from '../api'
import { openDepartmentAtom } from '../memberList'
import { departmentsMessages } from '../messages'
import styles from './ChosenDepartment.module.css'

interface ChosenDepartmentProps {
  readonly department: Department
  readonly top: Department
}

/** On a phone the chosen department is a filter, to be taken away again. */
export default function ChosenDepartment({ department, top }: ChosenDepartmentProps) {
  const texts = useTexts(departmentsMessages)
  const open = useSetAtom(openDepartmentAtom)
  const { departmentName: name } = department
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
