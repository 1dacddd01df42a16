import { BadgeCheck, ListTodo, UserCog } from 'lucide-react'
import type { ReactNode } from 'react'
import { deskPaths } from '../paths'
import type { StaffRole } from '../staff/api'
import { staffPath } from '../staff/routes'

export interface Room {
  /** Names it in the catalogue: `texts.room(id)`. */
  readonly id: string
  /** Its first page. */
  readonly path: string
  /** Its other pages. */
  readonly inside?: readonly string[]
  readonly icon: ReactNode
  /** The roles that open it, as in the policies of its operations; undefined: every role. */
  readonly roles?: readonly StaffRole[]
}

/** The rooms of the desk, in the order of the menu. A new room is one entry here and its name in the texts. */
export const rooms: readonly Room[] = [
  { id: 'today', path: deskPaths.today, icon: <ListTodo /> },
  {
    id: 'certifications',
    path: deskPaths.certifications,
    inside: [deskPaths.certification],
    icon: <BadgeCheck />,
    roles: ['reviewer', 'support', 'auditor'],
  },
  { id: 'staff', path: staffPath, icon: <UserCog />, roles: ['security', 'auditor'] },
]

/** Whether one of these roles opens the room. */
export const opens = ({ roles }: Room, held: readonly StaffRole[]): boolean =>
  roles === undefined || held.some((role) => roles.includes(role))

export const roomAt = (path: string): Room | undefined =>
  rooms.find((room) => room.path === path || room.inside?.includes(path))
