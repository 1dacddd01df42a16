import { Button } from '@atrium/ui/button'
import { FormField } from '@atrium/ui/form-field'
import { Select } from '@atrium/ui/select'
import { ThemeRoot } from '@atrium/ui/theme-root'
import { useEffect, useState } from 'react'
import { type Choices, options, readChoices, writeChoices } from './choices'
import { codeOf } from './codeOf'
import type { HostName } from './hostNames'
import styles from './Playground.module.css'

export interface PlaygroundProps {
  /** Origin of the pages that show the choices. Undefined: they aren't there. */
  readonly origin: string | undefined
  /** Keeps the choices in the page's address. */
  readonly isAddressed?: boolean
}

/** Chooses a feature, how it is mounted and on which page, and shows it there with the code to copy. */
export function Playground({ origin, isAddressed = false }: PlaygroundProps) {
  const [choices, setChoices] = useState(() => readChoices(isAddressed ? window.location.hash : ''))
  const code = codeOf(choices)

  useEffect(() => {
    if (!isAddressed) return
    const read = () => setChoices(readChoices(window.location.hash))
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [isAddressed])

  function choose(name: keyof Choices, value: string) {
    const next = readChoices(writeChoices({ ...choices, [name]: value }))
    setChoices(next)
    if (isAddressed) window.history.replaceState(null, '', writeChoices(next))
  }

  return (
    <ThemeRoot lang="en" className={styles.root}>
      <div className={styles.side}>
        <header>
          <h1 className={styles.title}>Atrium playground</h1>
          <p className={styles.about}>Any feature, mounted in four ways, on pages that make it hard.</p>
        </header>
        <form className={styles.choices} aria-label="What is shown">
          {fields.map(([name, label]) => (
            <FormField key={name} label={label}>
              <Select
                value={choices[name]}
                onValueChange={(value) => choose(name, value)}
                options={options[name].map((value) => ({
                  value,
                  label: labels[value] ?? asWords(value),
                }))}
              />
            </FormField>
          ))}
        </form>
        <section className={styles.code} aria-labelledby="code">
          <div className={styles.bar}>
            <h2 id="code" className={styles.heading}>
              Code
            </h2>
            <Copy code={code} />
          </div>
          {/* Long lines scroll, so the keyboard must reach it. */}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region */}
          <pre className={styles.lines} tabIndex={0}>
            <Highlighted code={code} />
          </pre>
        </section>
      </div>
      {origin === undefined ? (
        <p className={styles.missing}>
          Run <code>npm run playground</code> beside <code>npm start</code> to see the feature here.
        </p>
      ) : (
        <iframe
          className={styles.page}
          key={writeChoices(choices)}
          src={`${origin}${pageFor(choices.host)}${writeChoices(choices)}`}
          title="Page of another site"
        />
      )}
    </ThemeRoot>
  )
}

/** A page's policy applies from its first line on, so that page is another document. */
const pageFor = (host: HostName) => (host === 'strict policy' ? '/strict.html' : '/host.html')

const fields = [
  ['feature', 'Feature'],
  ['mount', 'Mount'],
  ['host', 'Page'],
  ['company', 'Company'],
  ['theme', 'Theme'],
  ['locale', 'Language'],
] as const

const labels: Readonly<Record<string, string>> = {
  react: 'React',
  element: 'Custom element',
  frame: 'Frame',
  shadow: 'Shadow root',
  'company-yunzhu': 'Yunzhu (demo)',
  none: 'None: personal space',
  'zh-CN': 'Chinese',
  en: 'English',
}

const asWords = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')

function Copy({ code }: { readonly code: string }) {
  const [copied, setCopied] = useState<string>()
  return (
    <Button
      size="small"
      onClick={async () => {
        await navigator.clipboard.writeText(code)
        setCopied(code)
      }}
    >
      <span aria-live="polite">{copied === code ? 'Copied' : 'Copy'}</span>
    </Button>
  )
}

/** Comments, strings and tags in colours of their own. */
function Highlighted({ code }: { readonly code: string }) {
  const parts = code.split(
    /(\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|'[^'\n]*'|"[^"\n]*"|<\/?[\w-]+|\/?>|\b(?:import|from|const|async|await|new)\b)/,
  )
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts never move
    <span key={index} className={index % 2 === 0 ? undefined : styles[kindOf(part)]}>
      {part}
    </span>
  ))
}

function kindOf(part: string): 'comment' | 'string' | 'tag' {
  if (/^(\/\*|<!--)/.test(part)) return 'comment'
  return /^['"]/.test(part) ? 'string' : 'tag'
}
