import type { Choices } from './choices'

const service = 'https://account.example.com'

/** The code that shows a feature like this, to copy: for React, or for a page without a bundler. */
export function codeOf(choices: Choices): string {
  const code = { react: inReact, element: inElement, frame: inFrame, shadow: inShadow }[choices.mount](
    choices,
  )
  const notes = notesFor(choices)
  return notes ? `${notes}\n\n${code}` : code
}

/** What the page around has to do. */
function notesFor({ host, mount }: Choices): string | undefined {
  const comment = (...lines: readonly string[]) =>
    mount === 'element' || mount === 'frame'
      ? `<!--\n${lines.join('\n')}\n-->`
      : `/*\n${lines.join('\n')}\n*/`
  if (host === 'strict policy')
    return comment(
      'The page’s Content-Security-Policy needs',
      ...(mount === 'frame'
        ? [`  frame-src ${service}`]
        : [`  connect-src ${service}`, '  trusted-types atrium']),
      ...(mount === 'element' || mount === 'frame' ? [`  script-src ${service}`] : []),
    )
  if (host === 'z-index 9999' && mount === 'react')
    return comment(
      'In a style sheet of your page: dialogs are above your header.',
      '  [data-atrium-theme] { --atrium-layer-overlay: 10000; --atrium-layer-dialog: 10010 }',
    )
  return undefined
}

function inReact(choices: Choices): string {
  const { folder, component } = namesOf(choices)
  return `import '@atrium/embed/${folder}/styles.css'
import { Atrium } from '@atrium/embed'
import { ${component} } from '@atrium/embed/${folder}'

<Atrium
  service="${service}"
  getToken={getToken}${propsOf(choices)
    .map(([name, value]) => `\n  ${name}=${value.startsWith('{') ? `{${value}}` : `"${value}"`}`)
    .join('')}
>
  <${component}${choices.feature === 'member' ? ' userId={userId}' : ''} />
</Atrium>
`
}

function inShadow(choices: Choices): string {
  const { folder } = namesOf(choices)
  return `import styles from '@atrium/embed/${folder}/styles.css?inline'
import { mountAtrium } from '@atrium/embed/mount'

const shadow = document.querySelector('#atrium').attachShadow({ mode: 'open' })
const sheet = new CSSStyleSheet()
sheet.replaceSync(styles)
shadow.adoptedStyleSheets = [sheet]

const mounted = mountAtrium(shadow, '${choices.feature}', ${objectOf(choices)})
`
}

function inElement(choices: Choices): string {
  const { feature, company, theme, locale, host } = choices
  const attributes = [
    company !== 'none' && `company="${company}"`,
    theme !== 'system' && `theme="${theme}"`,
    locale !== 'zh-CN' && `locale="${locale}"`,
    host === 'right to left' && 'dir="rtl"',
    feature === 'member' && 'user-id="…"',
  ].filter((attribute) => attribute !== false)
  const tag = `atrium-${feature}`
  return `<script type="module" crossorigin
  src="${service}/embed/<version>/atrium.js" integrity="sha384-…"></script>

<${[tag, ...attributes].join(' ')}></${tag}>

<script type="module">
  const element = document.querySelector('${tag}')
  element.getToken = async () => (await fetch('/atrium-token')).text()
  element.addEventListener('atrium-changed', ({ detail }) => console.log(detail.resources))
</script>
`
}

function inFrame(choices: Choices): string {
  const options = objectOf(choices, [`service: '${service}'`, `feature: '${choices.feature}'`]).replace(
    /\n/g,
    '\n  ',
  )
  return `<div id="atrium"></div>
<script type="module">
  import { createFrame } from '${service}/embed/frame.js'
  const frame = createFrame(document.getElementById('atrium'), ${options})
</script>
`
}

function objectOf(choices: Choices, first: readonly string[] = [`service: '${service}'`]): string {
  const lines = [
    ...first,
    ...propsOf(choices).map(([name, value]) => `${name}: ${value.startsWith('{') ? value : `'${value}'`}`),
    "getToken: async () => (await fetch('/atrium-token')).text()",
    ...(choices.feature === 'member' ? ['props: { userId }'] : []),
  ]
  return `{\n${lines.map((line) => `  ${line},\n`).join('')}}`
}

/** Settings that differ from the defaults. A value in braces is an object. */
function propsOf({ company, theme, locale, host }: Choices): readonly (readonly [string, string])[] {
  return [
    ...(company === 'none' ? [] : [['company', company] as const]),
    ...(theme === 'system' ? [] : [['appearance', `{ theme: '${theme}' }`] as const]),
    ...(locale === 'zh-CN' ? [] : [['locale', locale] as const]),
    ...(host === 'right to left' ? [['dir', 'rtl'] as const] : []),
  ]
}

function namesOf({ feature }: Choices) {
  const name = feature.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  return {
    component: name.charAt(0).toUpperCase() + name.slice(1),
    folder: name === 'joinCompany' ? 'join' : name,
  }
}
