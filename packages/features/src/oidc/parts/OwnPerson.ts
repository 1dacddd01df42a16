import type { ComponentType, ReactNode } from 'react'
import type { Request } from '../../shared/request/request'

/** The person who is signed in. */
export interface OwnPerson {
  readonly name: string
  /** Address of the picture; null: none. */
  readonly picture: string | null
  /** The companies in which the person is a member. */
  readonly companies: readonly { readonly companyId: string; readonly companyName: string }[]
}

/** Asks for the person once it is shown, and shows what depends on the answer. */
export interface PersonSlotProps {
  readonly children: (person: Request<OwnPerson>, askAgain: () => void) => ReactNode
}

export type PersonSlot = ComponentType<PersonSlotProps>
