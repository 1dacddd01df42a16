import { departmentErrors } from '@atrium/contracts/departments/errorCodes'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import { useHost, useTexts } from '../../shared/host/useKept'
import type { Impact } from '../../shared/impact/api'
import { ImpactDialog } from '../../shared/impact/ImpactDialog'
import { useAction } from '../../shared/request/useAction'
import type { Department } from '../api'
import { departmentsAtom } from '../atoms'
import { deleteDepartmentAction, precheckDeletionAtom } from '../departmentActions'
import { departmentDialogMessages, departmentsMessages } from '../messages'
import { previewDeletionAtom } from '../questions'
import { useDescribeBlocker } from './useDescribeBlocker'
import { useReportFailure } from './useReportFailure'

export interface DepartmentDeletionProps {
  readonly department: Department
  /** The question is open, or there is none. */
  readonly onChecked: () => void
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** Checks whether a department can be deleted, then asks. */
export function DepartmentDeletion({ department, onChecked }: DepartmentDeletionProps) {
  const { check, asking, setOpen, remove } = useDepartmentDeletion(onChecked)
  const start = useEffectEvent(() => void check(department))
  useEffect(() => start(), [])
  return asking && <DeleteDepartmentDialog {...asking} onOpenChange={setOpen} onConfirm={remove} />
}

interface DeleteDepartmentDialogProps {
  readonly department: Department
  /** Licences that a higher department allocated to it return there. */
  readonly returnsLicences: boolean
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly onConfirm: (department: Department) => Promise<unknown>
}

/** Asks before a department is deleted, and shows the effect on its members and licences, or the blockers. */
function DeleteDepartmentDialog(props: DeleteDepartmentDialogProps) {
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

/** The department in question; it stays while the dialog closes. */
interface Asking {
  readonly department: Department
  /** Licences that a higher department allocated to it return there. */
  readonly returnsLicences: boolean
  readonly open: boolean
}

/** Deletes a department: first local checks, then the service's check, then the question. */
function useDepartmentDeletion(onChecked: () => void) {
  const texts = useTexts(departmentsMessages)
  const words = useTexts(departmentDialogMessages)
  const { notify } = useHost()
  const { report } = useReportFailure()
  const departments = useAtomValue(departmentsAtom)
  const askBefore = useSetAtom(precheckDeletionAtom)
  const deletion = useAction(deleteDepartmentAction)
  const [asking, setAsking] = useState<Asking>()

  const precheck = useAction(askBefore)

  async function check(department: Department) {
    if (department.parentId === null) {
      onChecked()
      return notify({ tone: 'warning', message: texts.topLevel })
    }
    const id = department.departmentId
    const hasChildren = departments.state === 'ready' && departments.value.some((row) => row.parentId === id)
    const result = hasChildren ? ({ done: true, value: undefined } as const) : await precheck.run(department)
    onChecked()
    // Whatever the result of the check, the question shows the details: losses or blockers.
    if (result.done || result.failure.code === departmentErrors.hasChildren)
      setAsking({ department, returnsLicences: result.done && result.value === 'confirm', open: true })
    else report(result.failure)
  }

  /** Rejects with the failure that the dialog then shows. */
  async function remove(department: Department) {
    await deletion.perform(department)
    notify({ tone: 'success', message: words.departmentDeleted })
  }

  const setOpen = (open: boolean) => setAsking((now) => now && { ...now, open })
  return { check, asking, setOpen, remove }
}
