import { headImageContract } from '@atrium/contracts/profile/headImage/contract'
import { atom } from 'jotai'
import { clientAtom } from '../../shared/host/host'
import { actionAtom } from '../../shared/request/actionAtom'
import { bindContract } from '../../shared/wire/bindContract'

const headImageApiAtom = atom((get) => bindContract(headImageContract, get(clientAtom)))

const stale = ['profile', 'person', 'members'] as const

export const saveHeadImageAction = actionAtom({
  run: (get, _set, picture: File) => get(headImageApiAtom).saveHeadImage({ body: { picture } }),
  stale,
})

export const removeHeadImageAction = actionAtom<void, unknown>({
  run: (get) => get(headImageApiAtom).removeHeadImage({}),
  stale,
})
