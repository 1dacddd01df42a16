import { DepartmentCell } from '../../shared/list/DepartmentCell'
import { useFormat } from '../../shared/texts/useFormat'
import type { Application } from '../api'
import { ApplicationActions } from './ApplicationActions'
import styles from './ApplicationCard.module.css'
import { ApplicationStatus } from './ApplicationStatus'

/** An application where there is no room for columns. */
export function ApplicationCard({ application }: { readonly application: Application }) {
  const { timestamp } = useFormat()
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <span className={styles.name}>{application.realName}</span>
        <ApplicationStatus status={application.status} />
      </div>
      <span>{application.phone}</span>
      <DepartmentCell path={application.department} />
      <span className={styles.time}>{timestamp(application.appliedAt)}</span>
      <ApplicationActions application={application} />
    </div>
  )
}
