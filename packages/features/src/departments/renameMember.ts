import type { Getter } from 'jotai'
import type { Member } from './api'
import { departmentChangesApiAtom } from './changes/api'

export type NamedMember = Pick<Member, 'phone' | 'realName' | 'department' | 'departmentId'>

export interface Renaming {
  readonly member: NamedMember
  readonly realName: string
}

export async function renameMember(get: Getter, { member, realName }: Renaming) {
  const { phone, department, departmentId, realName: formerName } = member
  const list = [{ phone, realName, department, departmentId, formerName }]
  await get(departmentChangesApiAtom).updateMembers({ body: { list } })
}
