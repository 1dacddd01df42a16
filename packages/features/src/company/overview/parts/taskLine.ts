import { pagePaths } from '@atrium/contracts/paths'
import { addSeatsPath, renewPath } from '../../../shared/host/buyerInAddress'
import { holdersPath, openInvitationsPath, payPath, productPath } from '../../routes'
import type { Task } from '../api'
import type { OverviewTexts } from '../useOverviewTexts'

/** The texts and links of a line in today's list. */
export interface TaskLine {
  readonly kind: Task['kind']
  readonly id: string
  readonly tone: 'warning' | 'danger' | 'accent'
  readonly title: string
  readonly detail: string
  /** The shorter text for a phone. Default: `detail`. */
  readonly brief?: string
  /** The exact moment that `detail` rounds. */
  readonly exact?: string
  /** The age of the task, or the time until it is due; '' without a date. */
  readonly when: string
  readonly action: string
  /** The same in one word, for a phone. */
  readonly short: string
  /** The page with details, if `to` solves the task elsewhere. */
  readonly about?: string
  /** The page where the task is done, and the menu entry that grants access to it. */
  readonly to: string
  readonly menu: string
}

/**
 * The line of one task, with its one action.
 * @param buyer the company, if the person can buy for it
 */
export function taskLine(task: Task, texts: OverviewTexts, buyer: string | undefined): TaskLine {
  const { day, timestamp, leftUntil, yuan, daysSince, daysUntil } = texts
  switch (task.kind) {
    case 'ended':
      return {
        kind: task.kind,
        id: `ended ${task.productId}`,
        tone: 'warning',
        title: texts['ended.title'](task.name),
        detail: texts['ended.detail'](task.holders),
        when: texts.daysAgo(daysSince(task.end)),
        ...renewing(task),
      }
    case 'failed':
    case 'unpaid':
      return {
        kind: task.kind,
        id: `order ${task.orderNo}`,
        tone: task.kind === 'failed' ? 'danger' : 'warning',
        title: texts[`${task.kind}.title`](yuan(task.payAmount)),
        detail: texts['order.detail'](task.name, leftUntil(task.expiresAt)),
        brief: texts['order.brief'](leftUntil(task.expiresAt)),
        exact: timestamp(task.expiresAt),
        when: texts.daysAgo(daysSince(task.createdAt)),
        action: texts[`${task.kind}.action`],
        short: texts[`${task.kind}.short`],
        to: payPath(task.orderNo),
        menu: pagePaths.companyOrders,
      }
    case 'applications':
      return {
        kind: task.kind,
        id: task.kind,
        tone: 'accent',
        title: texts['applications.title'](task.count),
        detail: texts['applications.detail'](task.name),
        when: texts.daysAgo(daysSince(task.since)),
        action: texts['applications.action'],
        short: texts['applications.short'],
        to: pagePaths.memberApplications,
        menu: pagePaths.memberManagement,
      }
    case 'licenceRequests':
      return {
        kind: task.kind,
        id: task.kind,
        tone: 'accent',
        title: texts['licenceRequests.title'](task.count),
        detail: texts['licenceRequests.detail'](task.name),
        when: texts.daysAgo(daysSince(task.since)),
        action: texts['licenceRequests.action'],
        short: texts['licenceRequests.short'],
        to: pagePaths.licenceRequests,
        menu: pagePaths.licencesByProduct,
      }
    case 'certification':
      return {
        kind: task.kind,
        id: task.kind,
        tone: 'warning',
        title:
          texts[
            task.certificationStatus === 'rejected' ? 'certification.rejected' : 'certification.uncertified'
          ],
        detail: texts['certification.detail'],
        when: '',
        action: texts['certification.action'],
        short: texts['certification.short'],
        to: pagePaths.companyInformation,
        menu: pagePaths.companyInformation,
      }
    case 'full':
      return {
        kind: task.kind,
        id: `full ${task.productId}`,
        tone: 'accent',
        title: texts['full.title'](task.name),
        detail: texts['full.detail'](task.total),
        brief: texts['full.brief'](task.total),
        when: '',
        ...growing(task),
      }
    case 'ending':
      return {
        kind: task.kind,
        id: `ending ${task.productId}`,
        tone: 'warning',
        title: texts['ending.title'](task.name, daysUntil(task.end)),
        detail: texts['ending.detail'](task.holders, day(task.end)),
        when: texts.inDays(daysUntil(task.end)),
        ...renewing(task),
      }
    case 'invitations':
      return {
        kind: task.kind,
        id: task.kind,
        tone: 'accent',
        title: texts['invitations.title'](task.count),
        detail: texts['invitations.detail'](leftUntil(task.until)),
        brief: texts['invitations.brief'](leftUntil(task.until)),
        exact: timestamp(task.until),
        when: texts.inDays(daysUntil(task.until)),
        action: texts['invitations.action'],
        short: texts['invitations.short'],
        to: openInvitationsPath,
        menu: pagePaths.invitationRecords,
      }
  }

  /** An order that renews it is paid first. Products on sale can be renewed at once by buyers; for an ending trial, seats are bought. */
  function renewing({
    name,
    productId,
    soldId,
    canRenew,
    orderNo,
  }: Extract<Task, { kind: 'ended' | 'ending' }>) {
    const about = productPath(name)
    if (orderNo !== null && buyer !== undefined)
      return {
        action: texts['unpaid.action'],
        short: texts['unpaid.short'],
        to: payPath(orderNo),
        about,
        menu: pagePaths.companyOrders,
      }
    if (soldId === null || buyer === undefined)
      return {
        action: texts['ending.action'],
        short: texts['ending.short'],
        to: about,
        menu: pagePaths.licencesByProduct,
      }
    const sale = { soldId, companyId: buyer }
    const words = canRenew ? 'renew' : 'buy'
    return {
      action: texts[`${words}.action`],
      short: texts[`${words}.short`],
      to: canRenew ? renewPath(sale, productId) : addSeatsPath(sale),
      about,
      menu: pagePaths.companyOrders,
    }
  }

  /** Buyers can add seats; the holders of seats are found by the product's name. */
  function growing({ productId, productType, soldId }: Extract<Task, { kind: 'full' }>) {
    const about = holdersPath(productId, productType)
    if (soldId === null || buyer === undefined)
      return {
        action: texts['full.action'],
        short: texts['full.short'],
        to: about,
        menu: pagePaths.licencesByProduct,
      }
    return {
      action: texts['add.action'],
      short: texts['add.short'],
      to: addSeatsPath({ soldId, companyId: buyer }),
      about,
      menu: pagePaths.companyOrders,
    }
  }
}
