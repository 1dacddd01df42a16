import { pagePaths } from '@atrium/contracts/paths'
import { endedPath, endingPath, fullPath, ordersPath, payPath } from '../../routes'
import type { Task } from '../api'
import type { OverviewTexts } from '../useOverviewTexts'
import { type TaskLine, taskLine } from './taskLine'

type Kind = Task['kind']

/**
 * A line for each kind of task, in order. Several tasks of a kind link to their list, and several orders to
 * paying the one that ends first.
 */
export function taskLines(
  tasks: readonly Task[],
  texts: OverviewTexts,
  buyer: string | undefined,
): readonly TaskLine[] {
  const kinds = [...new Set(tasks.map(({ kind }) => kind))]
  return kinds.flatMap((kind) => {
    const same = tasks.filter((task) => task.kind === kind)
    const group = same.length > 1 && groupLine(kind, tasks, texts, buyer)
    return group || same.map((task) => taskLine(task, texts, buyer))
  })
}

/** The line of several tasks; undefined for a kind that includes its own count. */
function groupLine(
  kind: Kind,
  tasks: readonly Task[],
  texts: OverviewTexts,
  buyer: string | undefined,
): TaskLine | undefined {
  const { day, timestamp, leftUntil, yuan, daysSince, daysUntil, things } = texts
  const all = <K extends Kind>(wanted: K) =>
    tasks.filter((task): task is Extract<Task, { readonly kind: K }> => task.kind === wanted)
  switch (kind) {
    case 'ended': {
      const ended = all(kind)
      return {
        kind,
        id: kind,
        tone: 'warning',
        title: texts['ended.titles'](things(namesOf(ended, 1), ended.length)),
        detail: texts['ended.details'](sum(ended.map(({ holders }) => holders))),
        when: texts.daysAgo(daysSince(first(ended.map(({ end }) => end)))),
        ...wordsOf(ended),
        to: endedPath,
        menu: pagePaths.licencesByProduct,
      }
    }
    case 'failed':
    case 'unpaid': {
      const orders = all(kind)
      // Soonest to end first.
      const [urgent] = orders.toSorted((one, other) => one.expiresAt.localeCompare(other.expiresAt))
      if (!urgent) return undefined
      const until = urgent.expiresAt
      return {
        kind,
        id: kind,
        tone: kind === 'failed' ? 'danger' : 'warning',
        title: texts[`${kind}.titles`](orders.length, yuan(sum(orders.map(({ payAmount }) => payAmount)))),
        detail: texts['order.detail'](texts['orders.names'](urgent.name, orders.length), leftUntil(until)),
        brief: texts['orders.brief'](yuan(urgent.payAmount), leftUntil(until)),
        exact: timestamp(until),
        when: texts.daysAgo(daysSince(first(orders.map(({ createdAt }) => createdAt)))),
        action: texts['orders.action'](yuan(urgent.payAmount)),
        short: texts[`${kind}.short`],
        about: ordersPath(kind),
        to: payPath(urgent.orderNo),
        menu: pagePaths.companyOrders,
      }
    }
    case 'full': {
      const full = all(kind)
      return {
        kind,
        id: kind,
        tone: 'accent',
        title: texts['full.titles'](things(namesOf(full, 1), full.length)),
        detail: texts['full.details'],
        when: '',
        action: texts['full.action'],
        short: texts['full.short'],
        to: fullPath,
        menu: pagePaths.licencesByProduct,
      }
    }
    case 'ending': {
      const ending = all(kind)
      const until = first(ending.map(({ end }) => end))
      return {
        kind,
        id: kind,
        tone: 'warning',
        title: texts['ending.titles'](things(namesOf(ending, 1), ending.length)),
        detail: texts['ending.details'](sum(ending.map(({ holders }) => holders)), day(until)),
        when: texts.inDays(daysUntil(until)),
        ...wordsOf(ending),
        to: endingPath,
        menu: pagePaths.licencesByProduct,
      }
    }
    default:
      return undefined
  }

  /** Each row of the list renews its product. */
  function wordsOf(products: readonly { readonly soldId: string | null }[]) {
    const words = buyer !== undefined && products.some(({ soldId }) => soldId !== null) ? 'renew' : 'ending'
    return { action: texts[`${words}.action`], short: texts[`${words}.short`] }
  }
}

const namesOf = (tasks: readonly { readonly name: string }[], most: number) =>
  tasks.slice(0, most).map(({ name }) => name)

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** The earliest of several moments. */
const first = (moments: readonly string[]) => moments.reduce((one, other) => (other < one ? other : one))
