/** The code that shows a feature like this, to copy. */
export function codeOf({ feature = '', company, theme, locale }: Readonly<Record<string, string>>): string {
  const folder = feature.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const component = folder.charAt(0).toUpperCase() + folder.slice(1)
  const props = [
    'service="https://account.example.com"',
    'getToken={getToken}',
    company !== 'none' && `company="${company}"`,
    theme !== 'system' && `appearance={{ theme: '${theme}' }}`,
    locale !== 'zh-CN' && `locale="${locale}"`,
  ].filter((prop) => prop !== false)
  return `import '@atrium/embed/${folders[folder] ?? folder}/styles.css'
import { Atrium } from '@atrium/embed'
import { ${component} } from '@atrium/embed/${folders[folder] ?? folder}'

<Atrium
  ${props.join('\n  ')}
>
  <${component} />
</Atrium>
`
}

/** Folders that aren't named like their feature. */
const folders: Readonly<Record<string, string>> = { joinCompany: 'join' }
