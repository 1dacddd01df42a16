import { useAtomValue } from 'jotai'
import { companyIdAtom } from '../../shared/host'
import { ImpactDialog } from '../../shared/ImpactDialog'
import { useTexts } from '../../shared/useHost'
import { type Department, departmentsApiAtom } from '../api'
import { departmentsMessages } from '../messages'
import type { DepartmentDeletion } from './useDepartmentDeletion'
import { useDescribeBlocker } from './useDescribeBlocker'
import { useReportFailure } from './useReportFailure'

/** Asks before a department is deleted, and shows what becomes of its members and licences, or what blocks it. */
export function DeleteDepartmentDialog({ deletion }: { readonly deletion: DepartmentDeletion }) {
  const { asking } = deletion
  return asking && <Question {...asking} deletion={deletion} />
}

interface QuestionProps {
  readonly department: Department
  readonly returnsLicences: boolean
  readonly open: boolean
  readonly deletion: DepartmentDeletion
}

function Question({ department, returnsLicences, open, deletion: { setOpen, remove } }: QuestionProps) {
  const texts = useTexts(departmentsMessages)
  const { explain } = useReportFailure()
  const { enterpriseDepartmentId } = department
  const describeBlocker = useDescribeBlocker('deleteDepartment', enterpriseDepartmentId)
  const api = useAtomValue(departmentsApiAtom)
  const enterpriseId = useAtomValue(companyIdAtom)
  return (
    <ImpactDialog
      open={open}
      onOpenChange={setOpen}
      title={texts.confirmDeleteDepartment(department.departmentName)}
      lead={
        <>
          {returnsLicences && <p>{texts.deletedDepartmentSeats}</p>}
          <p>{texts.deletedDepartmentMembers}</p>
        </>
      }
      ask={(signal) =>
        api.previewDeleteDepartment({ query: { enterpriseId, enterpriseDepartmentId } }, { signal })
      }
      describeBlocker={describeBlocker}
      confirmLabel={texts.deleteDepartment}
      onConfirm={() => remove(department)}
      describeFailure={explain}
    />
  )
}
