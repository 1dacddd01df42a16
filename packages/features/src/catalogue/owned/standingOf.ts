import { daysLeft } from '../../shared/licence/daysLeft'
import type { LicenceStanding } from '../../shared/licence/LicenceStanding'
import type { Owned } from './api'

export const standingOf = ({ isOver, endAt }: Owned): LicenceStanding => ({
  status: isOver ? 'expired' : 'normal',
  daysLeft: endAt === null ? undefined : daysLeft(endAt, new Date()),
})
