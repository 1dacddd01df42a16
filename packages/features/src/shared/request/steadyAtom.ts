import { atom, type Getter } from 'jotai'
import { selectAtom } from 'jotai/utils'

/** A derived value that stays the same one while it says the same: what is asked by it isn't asked again. */
export const steadyAtom = <T>(read: (get: Getter) => T) => selectAtom(atom(read), (value) => value, saysSame)

const saysSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
