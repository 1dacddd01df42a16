import { useAtom, useAtomValue } from 'jotai'
import { useHost } from '../shared/host/useHost'
import { useAction } from '../shared/request/useAction'
import { keepDepartmentPathAction } from './actions'
import { chosenDepartmentPathAtom, departmentPathAtom, showsDepartmentPathAtom } from './atoms'
import { useAuthorisationTexts } from './useAuthorisationTexts'

/** The choice takes effect at once, and is taken back when it could not be kept. */
export function useDepartmentPathChoice() {
  const texts = useAuthorisationTexts()
  const { notify } = useHost()
  const kept = useAtomValue(departmentPathAtom)
  const showsPath = useAtomValue(showsDepartmentPathAtom)
  const [chosen, setChosen] = useAtom(chosenDepartmentPathAtom)
  const { run, busy } = useAction(keepDepartmentPathAction)

  async function choose(next: boolean) {
    setChosen(next)
    const result = await run({ shows: next, name: texts.fullDepartmentPath })
    if (result.done) return
    setChosen(chosen)
    notify({ tone: 'failure', message: texts.choiceFailed })
  }

  return { showsPath, loading: kept.state === 'loading', busy, choose }
}
