import type { ownTasksOperations } from '@atrium/contracts/backlog/tasks/policy'
import type { OperationAnswer } from '@atrium/contracts/wire/contract'
import type { users } from '../../platform/people/tables'
import { certificationOf } from '../company'
import { yuan } from '../orders'
import { untilWhen } from '../organisation'
import { missingOf } from '../profile'
import type { profiles } from '../profile/tables'
import { passwordSetAt, protectionsOf } from '../session'
import type { OwnCompanyRow } from './companiesOf'
import type { LicenceRow } from './licencesToRenew'
import type { OrderRow } from './ordersFor'
import type { UnreadRow } from './unreadOf'

type OwnTask = OperationAnswer<typeof ownTasksOperations.listOwnTasks>[number]

interface OwnTaskRows {
  readonly user: typeof users.$inferSelect
  readonly profile: typeof profiles.$inferSelect | null
  readonly hasSecondStep: boolean
  readonly companies: readonly OwnCompanyRow[]
  readonly orders: readonly OrderRow[]
  readonly licences: readonly LicenceRow[]
  readonly unread: readonly UnreadRow[]
}

/** First deadlines, then tasks that others wait for, then messages, then suggestions. */
export function ownTasksOf(found: OwnTaskRows, now: Date): OwnTask[] {
  const { user, companies, unread } = found
  const wanting = companies.filter((company) => company.lacksSecondStep && company.role !== 'member')
  const weak = new Set(protectionsOf(found, now).flatMap(({ kind, isWeak }) => (isWeak ? [kind] : [])))
  const missing = missingOf(found)
  return [
    ...wanting.map(({ enterpriseName, secondStepUntil }) => ({
      kind: 'secondStepWanted' as const,
      name: enterpriseName,
      until: untilWhen({ until: secondStepUntil === null ? null : new Date(secondStepUntil) }, now),
    })),
    ...certificationsIn(2),
    ...found.orders.map(({ orderNo, name, status, payAmount, expiresAt }) => ({
      kind: 'order' as const,
      orderNo,
      name,
      hasFailed: status === 'PAYERROR',
      payAmount: yuan(payAmount),
      expiresAt: new Date(expiresAt).toISOString(),
    })),
    ...found.licences.map((licence) => ({
      kind: 'licence' as const,
      ...licence,
      endAt: new Date(licence.endAt).toISOString(),
      isOver: new Date(licence.endAt) <= now,
    })),
    ...(weak.has('password')
      ? [{ kind: 'password' as const, passwordSetAt: passwordSetAt(user).toISOString() }]
      : []),
    ...unread.map(({ createdAt, ...message }) => ({
      kind: 'messages' as const,
      ...message,
      createdAt: new Date(createdAt).toISOString(),
    })),
    ...certificationsIn(0),
    ...(weak.has('secondStep') && wanting.length === 0 ? [{ kind: 'secondStep' as const }] : []),
    ...(missing > 0 ? [{ kind: 'profile' as const, count: missing }] : []),
    ...(weak.has('email') ? [{ kind: 'email' as const }] : []),
  ]

  function certificationsIn(status: 0 | 2): OwnTask[] {
    return companies.flatMap(({ enterpriseId, enterpriseName, certificationStatus, role }) => {
      const certificatationStatus = certificationOf(certificationStatus)
      return role === 'superAdministrator' && certificatationStatus === status
        ? [{ kind: 'certification' as const, enterpriseId, enterpriseName, certificatationStatus }]
        : []
    })
  }
}
