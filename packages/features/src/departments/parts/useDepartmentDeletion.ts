import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { companyIdAtom } from '../../shared/host'
import { useAction } from '../../shared/useAction'
import { useHost, useTexts } from '../../shared/useHost'
import { type Department, departmentsApiAtom } from '../api'
import { departmentIdAtom, departmentsAtom, membersAtom, openDepartmentAtom } from '../atoms'
import { departmentsMessages } from '../messages'
import { useReportFailure } from './useReportFailure'

/** The department in question; it stays while the dialog about it closes. */
interface Asking {
  readonly department: Department
  /** Licences from a higher department will be recovered. */
  readonly recovers: boolean
  readonly open: boolean
}

export type DepartmentDeletion = ReturnType<typeof useDepartmentDeletion>

/** Deleting a department: what can be seen from here first, then the service's check, then the question. */
export function useDepartmentDeletion() {
  const texts = useTexts(departmentsMessages)
  const { notify } = useHost()
  const { report } = useReportFailure()
  const api = useAtomValue(departmentsApiAtom)
  const enterpriseId = useAtomValue(companyIdAtom)
  const [departments, changeDepartments] = useAtom(departmentsAtom)
  const refreshMembers = useSetAtom(membersAtom)
  const openDepartment = useSetAtom(openDepartmentAtom)
  const selectedId = useAtomValue(departmentIdAtom)
  const [checkingId, setCheckingId] = useState<string>()
  const [asking, setAsking] = useState<Asking>()

  const precheck = useAction(async (department: Department) => {
    const { enterpriseDepartmentId } = department
    setCheckingId(enterpriseDepartmentId)
    const checked = await api.precheckDeleteDepartment({ query: { enterpriseId, enterpriseDepartmentId } })
    if (checked.typeNum > 1) return notify({ tone: 'failure', message: texts.hasAdministrators })
    setAsking({ department, recovers: checked.typeNum === 1, open: true })
  })

  async function check(department: Department) {
    if (department.parentId === null) return notify({ tone: 'failure', message: texts.topLevel })
    const id = department.enterpriseDepartmentId
    const hasChildren = departments.state === 'ready' && departments.value.some((row) => row.parentId === id)
    if (hasChildren) return notify({ tone: 'failure', message: texts.hasChildren })
    const result = await precheck.run(department)
    setCheckingId(undefined)
    if (!result.done) report(result.failure)
  }

  /** Rejects with what the dialog then shows. */
  async function remove({ enterpriseDepartmentId: id, parentId }: Department) {
    await api.deleteDepartment({ query: { enterpriseId, enterpriseDepartmentId: id } })
    if (selectedId === id && parentId !== null) openDepartment(parentId)
    changeDepartments((rows) => rows.filter((row) => row.enterpriseDepartmentId !== id))
    refreshMembers()
    notify({ tone: 'success', message: texts.departmentDeleted })
  }

  const setOpen = (open: boolean) => setAsking((now) => now && { ...now, open })
  return { check, checkingId, asking, setOpen, remove }
}
