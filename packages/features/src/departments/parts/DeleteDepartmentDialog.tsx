import { ConfirmDialog } from '@atrium/ui/confirm-dialog'
import { asFailure } from '../../shared/Failure'
import { sharedMessages } from '../../shared/sharedMessages'
import { useTexts } from '../../shared/useHost'
import { departmentsMessages } from '../messages'
import styles from './DeleteDepartmentDialog.module.css'
import type { DepartmentDeletion } from './useDepartmentDeletion'
import { useReportFailure } from './useReportFailure'

/** Asks before a department is deleted, saying what becomes of its members and licences. */
export function DeleteDepartmentDialog({ deletion }: { readonly deletion: DepartmentDeletion }) {
  const texts = useTexts(departmentsMessages)
  const { cancel } = useTexts(sharedMessages)
  const { explain } = useReportFailure()
  const { asking, setOpen, remove } = deletion
  if (!asking) return null
  const { department, recovers, open } = asking
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={setOpen}
      tone="danger"
      title={texts.confirmDeleteDepartment(department.departmentName)}
      description={
        <>
          {recovers && <p className={styles.line}>{texts.deletedDepartmentSeats}</p>}
          <p className={styles.line}>{texts.deletedDepartmentMembers}</p>
        </>
      }
      confirmLabel={texts.deleteDepartment}
      cancelLabel={cancel}
      onConfirm={() => remove(department)}
      describeFailure={(thrown) => explain(asFailure(thrown))}
    />
  )
}
