import { useAtom } from 'jotai'
import { useHost } from '../shared/host/useHost'
import { useKept } from '../shared/host/useKept'
import { chosenLayoutAtom, type DiskLayout } from './atoms'

const key = 'diskLayout'

/** As rows or as tiles: what somebody chose last, by what the host keeps. */
export function useDiskLayout() {
  const { store } = useHost()
  const kept = useKept(key)
  const [chosen, choose] = useAtom(chosenLayoutAtom)
  const layout: DiskLayout = chosen ?? (kept === 'tiles' ? 'tiles' : 'list')
  return {
    layout,
    setLayout(next: DiskLayout) {
      store.write(key, next)
      choose(next)
    },
  }
}
