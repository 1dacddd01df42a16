import { atom, type Getter } from 'jotai'
import { selectAtom } from 'jotai/utils'

/** A derived value that keeps its identity while equal, so that requests depending on it aren't repeated. */
export const steadyAtom = <T>(read: (get: Getter) => T) => selectAtom(atom(read), (value) => value, saysSame)

const saysSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
