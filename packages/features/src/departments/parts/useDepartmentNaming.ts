import { onFirstUse } from '@atrium/ui/overlay'
import type { TreeHandle } from '@atrium/ui/tree'
import { useStore } from 'jotai'
import type { RefObject } from 'react'
import { useHost, useTexts } from '../../shared/host/useHost'
import { useUndo } from '../../shared/undo/useUndo'
import type { Department } from '../api'
import { departmentsMessages } from '../messages'
import { refusalTexts } from './refusalTexts'
import { useReportFailure } from './useReportFailure'

const naming = onFirstUse(() => import('./departmentNaming'))

/** Adding and renaming departments in the tree, by code that is fetched when it is about to be done. */
export function useDepartmentNaming(tree: RefObject<TreeHandle | null>) {
  const texts = useTexts(departmentsMessages)
  const { notify } = useHost()
  const offerUndo = useUndo(refusalTexts(texts))
  const around = { ...useReportFailure(), tree, store: useStore(), texts, notify, offerUndo }
  const load = async () => (await naming.load()).departmentNaming(around)
  return {
    preload: naming.preload,
    startAdd: async (parent: Department) => (await load()).startAdd(parent),
    add: async (parentId: string | null, name: string) => (await load()).add(parentId, name),
    rename: async (id: string, name: string) => (await load()).rename(id, name),
  }
}
