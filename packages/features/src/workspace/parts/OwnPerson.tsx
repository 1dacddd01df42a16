import { useAtom } from 'jotai'
import type { ReactNode } from 'react'
import type { Request } from '../../shared/request/request'
import type { Company } from '../api'
import { personAtom } from '../atoms'

/** The signed-in person, as pages outside of the workspace show them. */
interface Shown {
  readonly name: string
  /** Address of the picture; null: none. */
  readonly picture: string | null
  readonly companies: readonly Company[]
}

interface OwnPersonProps {
  readonly children: (person: Request<Shown>, askAgain: () => void) => ReactNode
}

/** Asks for the signed-in person once it is shown, and shows what depends on the answer. */
export function OwnPerson({ children }: OwnPersonProps) {
  const [request, askAgain] = useAtom(personAtom)
  if (request.state !== 'ready') return children(request, askAgain)
  const { user, companies } = request.value
  const person = { name: user.realName || user.nickname, picture: user.picture, companies }
  return children({ ...request, value: person }, askAgain)
}
