import { useTexts } from '../shared/host/useKept'
import { Contents } from '../shared/screen/Contents'
import { Screen } from '../shared/screen/Screen'
import { sectionId } from '../shared/screen/sectionId'
import styles from './Document.module.css'
import { manualMessages } from './messages'

const sections = {
  start: ['start1', 'start2', 'start3'],
  roles: ['roles1', 'roles2', 'roles3', 'roles4'],
  departments: ['departments1', 'departments2', 'departments3'],
  invitations: ['invitations1', 'invitations2', 'invitations3', 'invitations4'],
  members: ['members1', 'members2', 'members3'],
  licences: ['licences1', 'licences2', 'licences3'],
  allocation: ['allocation1', 'allocation2'],
  online: ['online1', 'online2'],
  orders: ['orders1', 'orders2'],
  messages: ['messages1', 'messages2'],
  account: ['account1', 'account2', 'account3'],
} as const

const names = Object.keys(sections) as (keyof typeof sections)[]

/** Describes an administrator's tasks and their rules. */
export function AdministratorManual() {
  const texts = useTexts(manualMessages)
  return (
    <Screen name={texts.title} width="reading">
      <Contents label={texts.contents} headings={names.map((name) => texts[name])}>
        <p className={styles.lead}>{texts.introduction}</p>
        {names.map((name, at) => (
          <section key={name} aria-labelledby={sectionId(at)} className={styles.section}>
            <h2 id={sectionId(at)} tabIndex={-1} className={styles.heading}>
              {texts[name]}
            </h2>
            <ul className={styles.points}>
              {sections[name].map((point) => (
                <li key={point}>{texts[point]}</li>
              ))}
            </ul>
          </section>
        ))}
      </Contents>
    </Screen>
  )
}
