import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { type Theme, ThemeRoot } from '@atrium/ui/theme-root'
import { useState } from 'react'

export function ThemeRootExample() {
  const [theme, setTheme] = useState<Theme>('light')

  return (
    <ThemeRoot theme={theme} lang="en">
      <Card title="Appearance">
        <Button onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}>
          {theme === 'dark' ? 'Use the light theme' : 'Use the dark theme'}
        </Button>
      </Card>
    </ThemeRoot>
  )
}
