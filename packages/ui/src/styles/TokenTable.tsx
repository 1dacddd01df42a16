import styles from './TokenTable.module.css'
import tokens from './tokens.css?raw'

export interface TokenTableProps {
  /** Which group: the first word of the names, such as "color" or "space". */
  prefix: string
}

/** The tokens of one group with what they are worth here, for the stories. */
export function TokenTable({ prefix }: TokenTableProps) {
  return (
    <ul className={styles.list}>
      {namesOf(prefix).map((name) => (
        <li key={name} className={styles.token}>
          <span
            className={styles.sample}
            data-kind={prefix === 'color' ? 'colour' : 'length'}
            style={prefix === 'color' ? { background: `var(${name})` } : { width: `var(${name})` }}
          />
          <code className={styles.name}>{name}</code>
          <span className={styles.value}>{valueIn(prefix, name)}</span>
        </li>
      ))}
    </ul>
  )
}

function namesOf(prefix: string): string[] {
  const names = [...tokens.matchAll(/(--atrium-[\w-]+):/g)].map(([, name = '']) => name)
  return [...new Set(names)].filter(
    (name) => name.startsWith(`--atrium-${prefix}-`) || name === `--atrium-${prefix}`,
  )
}

// A colour has a value for each theme, which the sample shows; the others are written once.
function valueIn(prefix: string, name: string): string {
  if (prefix === 'color') return ''
  return tokens.match(new RegExp(`${name}: ([^;]+);`))?.[1] ?? ''
}
