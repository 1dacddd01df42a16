import { deepestLevel } from '@atrium/contracts/departments/contract'
import type { TreeHandle } from '@atrium/ui/tree'
import type { createStore } from 'jotai'
import type { RefObject } from 'react'
import type { Host } from '../../shared/host/host'
import type { useUndo } from '../../shared/undo/useUndo'
import { asFailure } from '../../shared/wire/Failure'
import type { Department } from '../api'
import { departmentsAtom } from '../atoms'
import { defaultDepartmentName } from '../defaultDepartmentName'
import { addDepartmentAction, renameDepartmentAction } from '../departmentActions'
import type { departmentsMessages } from '../messages'
import type { useReportFailure } from './useReportFailure'

interface Around extends ReturnType<typeof useReportFailure>, Pick<Host, 'notify'> {
  readonly tree: RefObject<TreeHandle | null>
  readonly store: ReturnType<typeof createStore>
  readonly texts: typeof departmentsMessages.chinese
  readonly offerUndo: ReturnType<typeof useUndo>
}

/** Adds and renames departments in the tree. A failure is reported and rejected, so that the tree reverts it. */
export function departmentNaming({ tree, store, texts, notify, report, offerUndo }: Around) {
  function known() {
    const request = store.get(departmentsAtom)
    return request.state === 'ready' ? request.value : []
  }
  const find = (id: string | null) => known().find((row) => row.departmentId === id)

  function startAdd(parent: Department) {
    if (parent.level >= deepestLevel) return notify({ tone: 'warning', message: texts.tooDeep })
    const siblings = known().filter((row) => row.parentId === parent.departmentId)
    const name = defaultDepartmentName(
      texts.defaultDepartmentName(parent.level + 1),
      siblings.map((row) => row.departmentName),
    )
    tree.current?.startAdd(parent.departmentId, name)
  }

  async function add(parentId: string | null, departmentName: string): Promise<string | undefined> {
    const parent = find(parentId)
    if (!parent) return undefined
    const { result, undo } = await told(store.set(addDepartmentAction, { parent, departmentName }))
    offerUndo({ message: texts.departmentAdded, undo })
    return result.departmentId
  }

  async function rename(id: string, departmentName: string): Promise<void> {
    const department = find(id)
    if (!department) return
    try {
      const { undo } = await told(store.set(renameDepartmentAction, { department, departmentName }))
      offerUndo({ message: texts.departmentEdited, undo })
    } catch (thrown) {
      keepDraft(id, departmentName)
      throw thrown
    }
  }

  /** The typed name is offered again, unless the person has moved on meanwhile. */
  function keepDraft(id: string, draft: string) {
    if (tree.current?.focusedId() === id) setTimeout(() => tree.current?.startRename(id, draft))
  }

  async function told<T>(call: Promise<T>): Promise<T> {
    try {
      return await call
    } catch (thrown) {
      report(asFailure(thrown))
      throw thrown
    }
  }

  return { startAdd, add, rename }
}
