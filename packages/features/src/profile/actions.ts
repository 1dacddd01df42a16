import { actionAtom } from '../shared/request/actionAtom'
import { type Names, type Person, type PersonBefore, profileApiAtom } from './api'

export interface ProfileChange {
  readonly before: Names & { readonly person?: PersonBefore }
  readonly after: Names & { readonly person?: Person }
}

/** Without `person`, only the names are saved. */
export const saveProfileAction = actionAtom({
  run: (get, _set, { before, after }: ProfileChange) =>
    get(profileApiAtom).saveProfile({ body: { ...after, before } }),
  stale: ['profile', 'account', 'person'],
})
