import { registry } from '@atrium/embed/registry'
import { codeOf } from './codeOf'
import { oddHosts } from './oddHosts'

const form = found<HTMLFormElement>('choices')
const frame = found<HTMLIFrameElement>('shown')
const code = found('code')
const copy = found<HTMLButtonElement>('copy')
const sheets: readonly string[] = await (await fetch('/hosts/names.json')).json()

const choices = {
  feature: Object.keys(registry),
  host: ['bare', ...sheets, ...Object.keys(oddHosts)],
  company: ['company-yunzhu', 'none'],
  theme: ['light', 'dark', 'system'],
  locale: ['zh-CN', 'en'],
}

const asked = new URLSearchParams(location.hash.slice(1))
for (const [name, options] of Object.entries(choices)) {
  const label = document.createElement('label')
  const select = document.createElement('select')
  select.name = name
  for (const option of options) select.add(new Option(option))
  select.value = asked.get(name) ?? (name === 'feature' ? 'members' : (options[0] ?? ''))
  if (select.selectedIndex < 0) select.selectedIndex = 0
  label.append(name, select)
  form.append(label)
}

form.addEventListener('change', show)
copy.addEventListener('click', async () => {
  await navigator.clipboard.writeText(code.textContent ?? '')
  copy.textContent = 'Copied'
  setTimeout(() => {
    copy.textContent = 'Copy'
  }, 2000)
})
show()

function show(): void {
  const chosen = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
  const query = new URLSearchParams(chosen).toString()
  history.replaceState(null, '', `#${query}`)
  frame.src = `/host.html?${query}`
  code.textContent = codeOf(chosen)
}

function found<E extends HTMLElement>(id: string): E {
  const element = document.getElementById(id)
  if (!element) throw new Error(`The page has no ${id}.`)
  return element as E
}
