import { pagePaths } from '@atrium/contracts/paths'
import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback } from 'react'
import { useDescribeFailure, useHost, useTexts } from '../shared/host/useKept'
import { useAction } from '../shared/request/useAction'
import { apiAtom } from './api'
import { chosenIdAtom } from './atoms'
import { buildMenu, findPage, firstLeaf } from './buildMenu'
import { workspaceMessages } from './messages'

/**
 * Enters a company: first loads its menu, then goes to its first leaf, unless the menu also leads to the
 * current page. If the menu can't be loaded, nothing changes.
 */
export function useEnterCompany() {
  const { navigate, notify, unsaved } = useHost()
  const texts = useTexts(workspaceMessages)
  const describe = useDescribeFailure()
  const api = useAtomValue(apiAtom)
  const choose = useSetAtom(chosenIdAtom)
  const { run, busy } = useAction(async (companyId: string, stayAt?: string) => {
    const menu = buildMenu(await api.getMenus({}, { companyId }))
    if (stayAt && findPage(menu, stayAt)) return
    const enter = () => {
      choose(companyId)
      navigate(firstLeaf(menu)?.url ?? pagePaths.companyHome)
    }
    // Changing the company removes the forms before the address changes.
    if (unsaved) unsaved.leave(enter)
    else enter()
  })

  const tell = { describe, notify, texts }
  const enterCompany = useCallback(
    async (companyId: string, stayAt?: string) => {
      const result = await run(companyId, stayAt)
      if (!result.done) {
        tell.notify({ tone: 'failure', message: tell.texts.switchFailed(tell.describe(result.failure)) })
      }
      return result.done
    },
    [run, tell.notify, tell.texts, tell.describe],
  )
  return { enterCompany, busy }
}
