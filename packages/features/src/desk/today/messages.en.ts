import type { English } from '../../shared/texts/messages'
import type { todayChinese } from './messages.zh-CN'

export const todayEnglish: English<typeof todayChinese> = {
  today: 'Today',
  failed: 'What waits could not be loaded',
  queues: 'Queues',
  waiting: 'waiting',
  late: 'Late',
  free: 'Free',
  own: 'Mine',
  promise: (hours) => `Promised within ${hours} hours`,
  oldest: (count, unit, hours) =>
    `Oldest waits ${count} ${unit}${count === 1 ? '' : 's'}, promised ${hours} hours`,
  dueFirst: 'Due first',
  first: (shown, total) => `The ${shown} of ${total} that are due first`,
  about: 'Case',
  queue: 'Queue',
  due: 'Time left',
  claim: 'With',
  actions: 'Actions',
  settledBy: (name) => (name ? `Decided by ${name}` : 'Withdrawn'),
  departed: (about, name) => (name ? `${about}: decided by ${name}` : `${about}: withdrawn`),
  done: 'Nothing waits',
  doneHint: 'New cases appear here by themselves.',
  noQueues: 'No queue is yours',
  noQueuesHint: 'Your roles decide no queue. Other pages are in the menu.',
}
