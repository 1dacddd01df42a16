import { pagePaths, paths } from '@atrium/contracts/paths'
import { renewPath } from '../../shared/host/buyerInAddress'
import { inCompany } from '../../shared/host/companyInAddress'
import { useHost, useTexts } from '../../shared/host/useKept'
import { formatYuan } from '../../shared/texts/formatYuan'
import { useFormat } from '../../shared/texts/useFormat'
import type { OwnTask } from './api'
import { ownTaskMessages } from './messages'

interface TaskLine {
  readonly tone: 'danger' | 'warning' | 'accent'
  readonly title: string
  readonly detail: string
  readonly action: string
  /** The page where it is done. */
  readonly to: string
  /** The start of the task. */
  readonly since?: string
}

/** The texts and link of a task's line. */
export function useTaskLine(task: OwnTask): TaskLine {
  const texts = useTexts(ownTaskMessages)
  const { locale } = useHost()
  const { day, serviceDay, timestamp } = useFormat()
  switch (task.kind) {
    case 'secondStepWanted':
      return {
        tone: 'danger',
        title: texts.secondStepWanted(task.name),
        detail: task.until
          ? texts['secondStepWanted.detail'](day(task.until))
          : texts['secondStepWanted.overdue'],
        action: texts['secondStepWanted.action'],
        to: pagePaths.security,
      }
    case 'certification': {
      const outcome = task.certificationStatus === 'rejected' ? 'rejected' : 'uncertified'
      return {
        tone: outcome === 'rejected' ? 'danger' : 'warning',
        title: texts[outcome],
        detail: task.companyName,
        action: texts[`${outcome}.action`],
        to: inCompany(pagePaths.companyInformation, task.companyId),
      }
    }
    case 'order': {
      const amount = formatYuan(locale)(task.payAmount)
      return {
        tone: task.hasFailed ? 'danger' : 'warning',
        title: texts[task.hasFailed ? 'order.failed' : 'order'](amount),
        detail: texts['order.detail'](task.name, timestamp(task.expiresAt)),
        action: texts['order.action'],
        to: paths.payOwnOrder({ orderNo: task.orderNo }),
      }
    }
    case 'licence':
      return {
        tone: 'warning',
        title: texts[task.isOver ? 'licence.over' : 'licence'](task.name, serviceDay(task.endAt)),
        detail: texts[task.isOver ? 'licence.over.detail' : 'licence.detail'],
        action: texts['licence.action'],
        to: renewPath({ soldId: task.soldId, companyId: undefined }, task.licenceId),
      }
    case 'password':
      return { tone: 'warning', ...wordsOf('password'), to: pagePaths.personalPassword }
    case 'messages':
      return {
        tone: 'accent',
        title: texts.messages(task.count),
        detail: (locale === 'en' && task.titleEn) || task.title,
        action: texts['messages.action'],
        to: pagePaths.ownMessages,
        since: task.createdAt,
      }
    case 'secondStep':
      return { tone: 'warning', ...wordsOf('secondStep'), to: pagePaths.security }
    case 'profile':
      return {
        tone: 'accent',
        title: texts.profile,
        detail: texts['profile.detail'](task.count),
        action: texts['profile.action'],
        to: pagePaths.profileForm,
      }
    case 'email':
      return { tone: 'accent', ...wordsOf('email'), to: pagePaths.security }
  }

  function wordsOf(kind: 'password' | 'secondStep' | 'email') {
    return { title: texts[kind], detail: texts[`${kind}.detail`], action: texts[`${kind}.action`] }
  }
}
