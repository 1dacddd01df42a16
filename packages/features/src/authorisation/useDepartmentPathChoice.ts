import { useAtom, useAtomValue } from 'jotai'
import { useHost } from '../shared/host/useHost'
import { useAction } from '../shared/request/useAction'
import { apiAtom } from './api'
import {
  chosenDepartmentPathAtom,
  departmentPathAtom,
  departmentPathCode,
  showsDepartmentPathAtom,
} from './atoms'
import { useAuthorisationTexts } from './useAuthorisationTexts'

/** The choice takes effect at once, and is taken back when it could not be kept. */
export function useDepartmentPathChoice() {
  const texts = useAuthorisationTexts()
  const { notify } = useHost()
  const api = useAtomValue(apiAtom)
  const kept = useAtomValue(departmentPathAtom)
  const showsPath = useAtomValue(showsDepartmentPathAtom)
  const [chosen, setChosen] = useAtom(chosenDepartmentPathAtom)
  const { run, busy } = useAction((next: boolean) =>
    api.updatePageStatus({
      body: {
        pageStatusCode: departmentPathCode,
        pageStatusName: texts.fullDepartmentPath,
        dataValue: next ? '1' : '0',
      },
    }),
  )

  async function choose(next: boolean) {
    setChosen(next)
    const result = await run(next)
    if (result.done) return
    setChosen(chosen)
    notify({ tone: 'failure', message: texts.pageStatusFailed })
  }

  return { showsPath, loading: kept.state === 'loading', busy, choose }
}
