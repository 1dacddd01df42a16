import { SettingsSection, type SettingsSectionProps } from '@atrium/ui/settings-section'
import styles from './Danger.module.css'

/** A section with an irreversible action, such as ending an account: nothing else on its page looks like it. */
export const DangerSection = (props: Omit<SettingsSectionProps, 'className'>) => (
  <SettingsSection {...props} className={styles.danger} />
)
