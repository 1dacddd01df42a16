import type { Getter, Setter } from 'jotai'
import type { Member } from './api'
import { departmentChangesApiAtom } from './changes/api'
import { membersAtom } from './memberList'

export interface MemberNamed {
  readonly member: Member
  readonly realName: string
}

export async function renameMember(get: Getter, set: Setter, { member, realName }: MemberNamed) {
  const { userId, phone, department, departmentId, realName: formerName } = member
  const list = [{ phone, realName, department, departmentId, formerName }]
  await get(departmentChangesApiAtom).updateMembers({ body: { list } })
  set(membersAtom, (page) => ({
    ...page,
    list: page.list.map((row) => (row.userId === userId ? { ...row, realName } : row)),
  }))
}
