import { useSetAtom } from 'jotai'
import { useTexts } from '../../shared/host/useHost'
import type { Impact } from '../../shared/impact/api'
import { ImpactDialog } from '../../shared/impact/ImpactDialog'
import type { Department } from '../api'
import { departmentDialogMessages, departmentsMessages } from '../messages'
import { previewDeletionAtom } from '../questions'
import { useDescribeBlocker } from './useDescribeBlocker'
import { useReportFailure } from './useReportFailure'

interface DeleteDepartmentDialogProps {
  readonly department: Department
  /** Licences that a higher department gave to it return there. */
  readonly returnsLicences: boolean
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly onConfirm: (department: Department) => Promise<unknown>
}

/** Asks before a department is deleted, and shows what becomes of its members and licences, or what blocks it. */
export function DeleteDepartmentDialog(props: DeleteDepartmentDialogProps) {
  const { department, returnsLicences, open, onOpenChange, onConfirm } = props
  const texts = useTexts(departmentsMessages)
  const words = useTexts(departmentDialogMessages)
  const { explain } = useReportFailure()
  const describeBlocker = useDescribeBlocker('deleteDepartment', department.departmentId)
  const preview = useSetAtom(previewDeletionAtom)
  return (
    <ImpactDialog
      open={open}
      onOpenChange={onOpenChange}
      title={(_, answer) =>
        (isBlocked(answer) ? words.departmentStays : words.confirmDeleteDepartment)(department.departmentName)
      }
      lead={(answer) =>
        !isBlocked(answer) && (
          <>
            {returnsLicences && <p>{words.deletedDepartmentSeats}</p>}
            <p>{words.deletedDepartmentMembers}</p>
          </>
        )
      }
      ask={(signal) => preview({ department, signal })}
      describeBlocker={describeBlocker}
      confirmLabel={texts.deleteDepartment}
      onConfirm={() => onConfirm(department)}
      describeFailure={explain}
    />
  )
}

const isBlocked = (answer: Impact | undefined) => answer !== undefined && answer.blockers.length > 0
