import { DrawerLink } from '../../drawer/DrawerLink'
import type { ListColumn } from '../ListColumn'
import { PersonCell } from './PersonCell'

interface MemberRow {
  readonly userId: string
  /** Empty: unknown. */
  readonly realName: string
  readonly phone: string
}

interface MemberColumnTexts {
  readonly header: string
  /** Headers of the two columns of the exported file. */
  readonly phone: string
  readonly name: string
}

/** The first column of lists about members of a company: name and phone, which open the member's drawer. */
export const memberColumn = <Row extends MemberRow>(
  { header, phone, name }: MemberColumnTexts,
  width: number,
): ListColumn<Row> => ({
  id: 'member',
  header,
  text: [
    { header: phone, cell: (row) => row.phone },
    { header: name, cell: (row) => row.realName },
  ],
  width,
  rowHeader: true,
  cell: (row) => (
    <PersonCell name={row.realName} phone={row.phone}>
      <DrawerLink kind="member" id={row.userId}>
        {row.realName || row.phone}
      </DrawerLink>
    </PersonCell>
  ),
})
