/** The script of the page: how pictures are shown, the theme, and keys. It runs in the browser, without imports. */

const page = document.documentElement
const modes = ['side', 'slide', 'switch'] as const

for (const hidden of document.querySelectorAll<HTMLElement>('.controls, [data-turn-theme]'))
  hidden.hidden = false

function setMode(mode: string): void {
  page.dataset.mode = mode
  for (const input of document.querySelectorAll<HTMLInputElement>('input[name="mode"]'))
    input.checked = input.value === mode
}

function setView(isWhole: boolean): void {
  page.dataset.view = isWhole ? 'whole' : 'part'
  for (const input of document.querySelectorAll<HTMLInputElement>('input[name="view"]'))
    input.checked = isWhole
}

/** Shows the picture before in place of the one after, or back. */
function turn(pair: Element | null | undefined): void {
  const button = pair?.querySelector('.turn')
  button?.setAttribute('aria-pressed', String(button.getAttribute('aria-pressed') !== 'true'))
}

const turnTheme = () => {
  page.dataset.theme = page.dataset.theme === 'dark' ? 'light' : 'dark'
}

// Three pictures don't fit side by side on a phone.
if (matchMedia('(width < 720px)').matches) setMode('slide')

document.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement)) return
  if (target.name === 'mode') setMode(target.value)
  if (target.name === 'view') setView(target.checked)
})

document.addEventListener('input', ({ target }) => {
  if (target instanceof HTMLInputElement && target.classList.contains('cut'))
    target.parentElement?.style.setProperty('--cut', `${target.value}%`)
})

document.addEventListener('click', (event) => {
  if (!(event.target instanceof Element)) return
  if (event.target.closest('[data-turn-theme]')) turnTheme()
  const pair = event.target.closest('.turn')?.parentElement
  if (pair) turn(pair)
})

/** The story in focus, or else the first one in view. */
function current(stories: readonly HTMLElement[]): number {
  const focused = stories.findIndex((story) => story.contains(document.activeElement))
  if (focused >= 0) return focused
  return stories.findIndex((story) => story.getBoundingClientRect().bottom > 0) - 1
}

function move(steps: number): void {
  const stories = [...document.querySelectorAll<HTMLElement>('.story')].filter((story) =>
    story.checkVisibility(),
  )
  const next = stories[Math.max(0, Math.min(stories.length - 1, current(stories) + steps))]
  next?.focus({ preventScroll: true })
  next?.scrollIntoView({ block: 'start' })
}

document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const key = event.key.toLowerCase()
  if (key === 'j') move(1)
  else if (key === 'k') move(-1)
  else if (key === 'w') setView(page.dataset.view !== 'whole')
  else if (key === 'x') {
    if (page.dataset.mode !== 'switch') setMode('switch')
    else
      for (const pair of document.activeElement?.closest('.story')?.querySelectorAll('.pair') ??
        document.querySelectorAll('.pair'))
        turn(pair)
  } else if (modes[Number(key) - 1]) setMode(modes[Number(key) - 1] as string)
})
