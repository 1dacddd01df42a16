import tokens from '@atrium/ui/styles/tokens.css?raw'
import styles from './TokenTable.module.css'

export interface TokenTableProps {
  /** The prefix of the names after `--atrium-`: `color-`, `space-`, `text-`. */
  group: string
}

/** The tokens of one group with samples, read from tokens.css. */
export function TokenTable({ group }: TokenTableProps) {
  const found = tokens.matchAll(new RegExp(`(--atrium-${group}[\\w-]+):\\s*([^;]+);`, 'g'))
  const values = new Map<string, string[]>()
  for (const [, name = '', value = ''] of found) values.set(name, [...(values.get(name) ?? []), value.trim()])
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th>Sample</th>
          <th>Name</th>
          <th>Value{group === 'color-' && ' (light, dark)'}</th>
        </tr>
      </thead>
      <tbody>
        {[...values].map(([name, given]) => (
          <tr key={name}>
            <td>
              <Sample group={group} name={name} />
            </td>
            <td>
              <code>{name}</code>
            </td>
            <td>{[...new Set(given)].join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Sample({ group, name }: { group: string; name: string }) {
  const value = `var(${name})`
  if (group === 'color-') return <span className={styles.swatch} style={{ background: value }} />
  if (group === 'space-') return <span className={styles.bar} style={{ width: value }} />
  if (group === 'radius-') return <span className={styles.swatch} style={{ borderRadius: value }} />
  if (group === 'shadow-') return <span className={styles.swatch} style={{ boxShadow: value }} />
  if (group === 'text-') return <span style={{ fontSize: value }}>账户 Aa</span>
  return null
}
