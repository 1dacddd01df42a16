import { englishCount as n } from '../shared/texts/format'
import type { English } from '../shared/texts/messages'
import type { concurrentSeatsChinese } from './messages.zh-CN'

export const concurrentSeatsEnglish: English<typeof concurrentSeatsChinese> = {
  title: 'Concurrent use',
  failed: 'The concurrent use couldn’t be loaded',
  refresh: 'Refresh',
  howItWorks:
    'These seats belong to nobody: members in reach open the cloud app from My licences, or start the program and sign in. A seat is free when it is closed, or after 3 minutes of silence.',
  inUse: 'In use now',
  seats: 'Concurrent seats',
  peak: (days: number) => `Peak in ${n(days)} days`,
  denials: (days: number) => `Turned away in ${n(days)} days`,
  times: (count: number) => (count === 1 ? 'once' : `${n(count)} times`),
  allowed: (most: number) => `The vendor allows up to ${n(most)} more than the seats at once.`,
  beyond: (count: number, most: number) =>
    `${n(count)} more than the seats in use now. The vendor allows up to ${n(most)}.`,
  exceeded: (count: number) =>
    `${n(count)} more than the seats in use now. Nobody else can begin until somebody leaves.`,
  deniedByDepartment: 'Turned away, by department of the member',
  current: 'Members using it',
  nobody: 'Nobody uses it now',
  since: (time: string) => `since ${time}`,
  unknownDevice: (machineId: string) => `Device ${machineId}`,
  more: (count: number) => `${n(count)} more use it`,
  release: 'Free the seat',
  releaseOf: (name: string) => `Free the seat of ${name}`,
  releaseTitle: (name: string) => `Free the seat that ${name} uses?`,
  releaseHint:
    'Somebody else can use the seat at once. The member’s program stops within a minute, so ask them to save first.',
  released: 'The seat is free',
}
