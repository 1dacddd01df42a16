import { useTexts } from '../../shared/host/useHost'
import { previewMessages } from '../messages'
import styles from './IfcViewer.module.css'
import type { PropertyGroup } from './ModelTalk'

/** What is known of the element that was clicked, and read aloud. */
export function Properties({ groups }: { readonly groups: readonly PropertyGroup[] | undefined }) {
  const texts = useTexts(previewMessages)
  return (
    <aside className={styles.properties} aria-label={texts.properties} aria-live="polite" hidden={!groups}>
      {groups?.map(({ name, rows }, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sets of one name may come twice
        <section key={n} aria-label={name || texts.properties}>
          <h3>{name || texts.properties}</h3>
          <dl>
            {rows.map(([property, value], m) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: so may properties
              <div key={m}>
                <dt>{property}</dt>
                <dd>{value || '–'}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </aside>
  )
}
