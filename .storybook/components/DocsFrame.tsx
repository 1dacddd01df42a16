import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useEffect, useState } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { themes } from 'storybook/theming'

/** A page of documentation in the toolbar's theme. */
export function DocsFrame(props: PropsWithChildren<DocsContainerProps>) {
  const { channel } = props.context
  const [globals, setGlobals] = useState<Globals>(
    () => channel.last(GLOBALS_UPDATED)?.[0]?.globals ?? channel.last(SET_GLOBALS)?.[0]?.globals ?? {},
  )
  const theme = globals.theme === 'dark' ? 'dark' : 'light'
  useEffect(() => {
    const onUpdate = (update: { readonly globals: Globals }) => setGlobals(update.globals)
    channel.on(GLOBALS_UPDATED, onUpdate)
    return () => channel.off(GLOBALS_UPDATED, onUpdate)
  }, [channel])
  useEffect(() => {
    document.documentElement.dataset.theme = theme
  }, [theme])
  return <DocsContainer {...props} theme={themes[theme]} />
}

interface Globals {
  readonly theme?: string
}
