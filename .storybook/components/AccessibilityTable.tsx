import { Fragment } from 'react'
import type {
  AccessibilityFacts,
  NameSource,
  PartFacts,
} from '../../packages/ui/src/conformance/AccessibilityFacts'
import recorded from '../../packages/ui/src/conformance/accessibility.json'
import { keys } from '../../packages/ui/src/conformance/keys'
import styles from './ComponentPage.module.css'

type Named = AccessibilityFacts & { readonly name: string }

/** The recorded facts of a folder's components, such as those of `dialog`. */
export const factsOf = (folder: string): readonly Named[] =>
  Object.entries(recorded as Readonly<Record<string, AccessibilityFacts>>)
    .map(([name, facts]) => ({ name, ...facts }))
    .filter((facts) => facts.folder === folder)

/** Roles, names, attributes and keys of a folder's components. */
export function AccessibilityTable({ folder }: { folder: string }) {
  const facts = factsOf(folder)
  const withRole = facts.filter(({ parts }) => parts.length > 0)
  const without = facts.filter(({ parts }) => parts.length === 0)
  return (
    <>
      <p>
        Read from the rendered components by the conformance tests. Other props reach the root:{' '}
        {facts.map(({ name, element }, index) => (
          <Fragment key={name}>
            {index > 0 && ', '}
            {facts.length > 1 && `${name} `}
            <code>{`<${element}>`}</code>
          </Fragment>
        ))}
        .
      </p>
      {withRole.length > 0 && (
        <div className={styles.scroll}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th>Component</th>
                <th>Role</th>
                <th>Name from</th>
                <th>Attributes</th>
              </tr>
            </thead>
            <tbody>{withRole.map(rowsOf)}</tbody>
          </table>
        </div>
      )}
      {without.length > 0 && (
        <p>
          Without a role, so that screen readers read just the content:{' '}
          {without.map(({ name }) => name).join(', ')}.
        </p>
      )}
      <KeyTable
        folder={folder}
        roles={new Set(facts.flatMap(({ parts }) => parts.map(({ role }) => role)))}
      />
    </>
  )
}

function rowsOf({ name, parts, states }: Named) {
  return parts.map((part, index) => (
    <tr key={`${name} ${JSON.stringify(part)}`}>
      {index === 0 && (
        <th scope="rowgroup" rowSpan={parts.length}>
          {name}
        </th>
      )}
      <td>
        <code>{part.role}</code>
      </td>
      <td>{nameWords(part)}</td>
      <td>
        {part.attributes.map((attribute) => (
          <code key={attribute}>{attribute}</code>
        ))}
        {parts.findIndex(({ role }) => role === part.role) === index &&
          Object.entries(states).map(([state, added]) => (
            <StateLine key={state} {...{ state, added }} role={part.role} />
          ))}
      </td>
    </tr>
  ))
}

function StateLine({ state, added, role }: { state: string; added: readonly string[]; role: string }) {
  const own = added.filter((attribute) => attribute.startsWith(`${role}: `))
  if (own.length === 0) return null
  return (
    <div>
      {state}:{' '}
      {own.map((attribute) => (
        <code key={attribute}>{attribute.slice(role.length + 2)}</code>
      ))}
    </div>
  )
}

const sources: Readonly<Record<NameSource, string>> = {
  'aria-labelledby': 'another element (aria-labelledby)',
  'aria-label': 'a label in its props (aria-label)',
  label: 'its label',
  caption: 'its caption',
  alt: 'its alternative text',
  placeholder: 'its placeholder',
  content: 'its text',
  none: '–',
}

const fields: ReadonlySet<string> = new Set(['combobox', 'textbox', 'searchbox', 'radiogroup', 'group'])

const nameWords = ({ role, name }: PartFacts) =>
  name === 'none' && fields.has(role) ? 'the FormField around it, or aria-label' : sources[name]

/** What browsers do by themselves. */
const nativeKeys: readonly (readonly [role: string, keys: string, effect: string])[] = [
  ['button', 'Enter, Space', 'Press the button.'],
  ['link', 'Enter', 'Follows the link.'],
  ['checkbox', 'Space', 'Ticks or unticks it.'],
  ['switch', 'Space', 'Switches it on or off.'],
]

function KeyTable({ folder, roles }: { folder: string; roles: ReadonlySet<string> }) {
  const own = Object.entries(keys[folder] ?? {})
  const native = nativeKeys
    .filter(([role]) => roles.has(role))
    .map(([, names, effect]) => [names, effect] as const)
  const all = [...own, ...native]
  if (all.length === 0) return <p>It handles no keys itself.</p>
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th>Key</th>
            <th>Effect</th>
          </tr>
        </thead>
        <tbody>
          {all.map(([names, effect]) => (
            <tr key={`${names} ${effect}`}>
              <td className={styles.keys}>
                {names.split(', ').map((name) => (
                  <kbd key={name}>{signs[name] ?? name}</kbd>
                ))}
              </td>
              <td>{effect}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const signs: Readonly<Record<string, string>> = {
  ArrowDown: '↓',
  ArrowUp: '↑',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
  PageUp: 'Page up',
  PageDown: 'Page down',
}
