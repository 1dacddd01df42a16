import type { DataTableColumn } from '@atrium/ui/data-table'
import { useMemo } from 'react'
import { useTexts } from '../host/useKept'
import { DepartmentCell } from '../list/cells/DepartmentCell'
import { PersonCell, personLine } from '../list/cells/PersonCell'
import { peopleMessages } from './messages'

export interface Person {
  readonly userId: string
  /** Empty: unknown. */
  readonly realName: string
  readonly phone: string
  /** Address of the picture. Default: none. */
  readonly picture?: string | null
  /** The names from the top down, joined by `/`. */
  readonly department: string
}

interface PersonColumns {
  /** Default: "Member". */
  readonly header?: string | undefined
  /** Width of the person in px. Default: 200. */
  readonly width?: number
  /** Width of the department in px. Default: 260. */
  readonly departmentWidth?: number
  /** Whether the department takes the room that is left. Default: true. */
  readonly grows?: boolean
}

/** The two columns of every table in which people are chosen: the person and their department. */
export function usePersonColumns<P extends Person>({
  header,
  width = 200,
  departmentWidth = 260,
  grows = true,
}: PersonColumns = {}): readonly [person: DataTableColumn<P>, department: DataTableColumn<P>] {
  const texts = useTexts(peopleMessages)
  return useMemo(
    () => [
      {
        id: 'person',
        header: header ?? texts.member,
        width,
        rowHeader: true,
        cell: ({ realName, picture, phone }) => (
          <PersonCell name={realName} picture={picture} phone={phone}>
            {realName || texts.nameMissing}
          </PersonCell>
        ),
      },
      {
        id: 'department',
        header: texts.department,
        width: departmentWidth,
        grows,
        narrowCell: personLine,
        cell: (person) => <DepartmentCell path={person.department} />,
      },
    ],
    [texts, header, width, departmentWidth, grows],
  )
}
