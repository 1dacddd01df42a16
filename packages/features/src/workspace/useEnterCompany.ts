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
 * Enters a company: its menu first, then its first leaf, unless the menu also leads to the page one may stay at. When
 * the menu can't be had, one stays where one is.
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
    // Another company takes the forms away before its address does.
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
