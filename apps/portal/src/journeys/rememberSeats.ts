import { allocationContract as allocation } from '@atrium/contracts/allocation/contract'
import { authorisationContract as authorisation } from '@atrium/contracts/authorisation/contract'
import { allocationOf, someRows } from '../../../../packages/features/src/allocation/mocks'
import { someMembers, someProduct } from '../../../../packages/features/src/authorisation/mocks'
import { type Answer, type AnswersOf, answer } from '../../../../packages/features/src/shared/stories/answers'

type Row = AnswersOf<typeof allocation>['listAllocation']['list'][number]
type Licence = AnswersOf<typeof authorisation>['listMemberLicences'][number]

/** A department with seats to allocate, one below it without any, and a member there without a licence. */
export const giver = rowOf('d1-1')
export const taker = rowOf('d1-1-1')
export const newcomer = memberCalled('施念慈')
export const product = someProduct

const { mainId, productName, startTime, endTime } = product
const { isActive, snStatus, productType, licensingType, remainingDays } = product
const validity = { isActive, snStatus, productType, licensingType, remainingDays }

/** A company that remembers which department got seats and who got a licence. */
export function rememberSeats() {
  const seats = new Map(someRows.map((row) => [row.enterpriseDepartmentId, row.usedCount + row.leftCount]))
  const used = new Map(someRows.map((row) => [row.enterpriseDepartmentId, row.usedCount]))
  let licences: Licence[] = []

  const left = ({ enterpriseDepartmentId: id }: Row) => (seats.get(id) ?? 0) - (used.get(id) ?? 0)
  const add = (to: Map<string, number>, id: string, count: number) => to.set(id, (to.get(id) ?? 0) + count)

  function rowNow(row: Row): Row {
    const below = someRows.filter(({ parentId }) => parentId === row.enterpriseDepartmentId).map(rowNow)
    const passedOnCount = sum(below.map(({ ownedCount }) => ownedCount))
    const usedCount = used.get(row.enterpriseDepartmentId) ?? 0
    const ownedCount = passedOnCount + usedCount + left(row)
    return { ...row, ownedCount, passedOnCount, usedCount, leftCount: left(row), allocableCount: left(row) }
  }

  function productNow() {
    const totalCount = sum([...seats.values()])
    return {
      mainId,
      productName,
      isConcurrent: false,
      ...validity,
      totalCount,
      leftCount: sum(someRows.map(left)),
    }
  }

  const answers: readonly Answer[] = [
    answer(allocation.listAllocationProducts, () => [productNow()]),
    answer(allocation.listAllocation, () => allocationOf(productNow(), someRows.map(rowNow))),
    answer(allocation.allocate, ({ body }) => {
      for (const { enterpriseDepartmentId, count } of body.list) {
        add(seats, enterpriseDepartmentId, count)
        add(seats, body.enterpriseDepartmentId, -count)
      }
      return true as const
    }),
    answer(authorisation.listMembers, ({ query: { searchName = '' } }) => {
      const found = someMembers.filter(({ userName }) => userName.includes(searchName)).slice(0, 10)
      const list = found.map((row) => (row === newcomer ? { ...row, hasGrantCount: licences.length } : row))
      return { totalItems: list.length, list }
    }),
    answer(authorisation.getMember, {
      phone: newcomer.phone,
      realName: newcomer.userName,
      department: newcomer.department,
      inviteStatus: 1,
      invitedAt: newcomer.addedAt,
      addedAt: newcomer.addedAt,
    }),
    answer(authorisation.listMemberLicences, () => licences),
    answer(authorisation.listAssignableProducts, () => {
      const inReach = [rowOf('d1'), giver, taker]
      const seatsOf = { unUsedSNCount: sum(inReach.map(left)), allSNCount: productNow().totalCount }
      return [
        { mainId, productName, ...seatsOf, startAt: startTime, endAt: endTime, remarks: '', ...validity },
      ]
    }),
    answer(authorisation.grantLicencesToMember, ({ body }) => {
      const granted = {
        productName,
        source: 'manual' as const,
        sourceName: null,
        ruleId: null,
        borrowedUntil: null,
        grantedAt: '2026-11-20T02:00:00.000Z',
        startAt: startTime,
        endAt: endTime,
      }
      licences = body.map((subId) => ({ subId, ...granted, ...validity }))
      add(used, taker.enterpriseDepartmentId, licences.length)
      return true as const
    }),
    answer(authorisation.cancelMemberLicences, () => {
      add(used, taker.enterpriseDepartmentId, -licences.length)
      licences = []
      return true as const
    }),
  ]
  return { answers }
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

function rowOf(id: string): Row {
  const found = someRows.find(({ enterpriseDepartmentId }) => enterpriseDepartmentId === id)
  if (!found) throw new Error(`The sample has no department ${id}.`)
  return found
}

function memberCalled(name: string) {
  const found = someMembers.find(({ userName }) => userName === name)
  if (!found) throw new Error(`The sample has no member ${name}.`)
  return found
}
