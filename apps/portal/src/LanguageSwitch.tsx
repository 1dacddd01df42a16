import { Button } from '@atrium/ui/button'
import { Languages } from 'lucide-react'
import { use } from 'react'
import { DisplayContext } from './DisplayContext'

/** Switches to the other language, which is shown in its own name. For pages outside of the shell. */
export function LanguageSwitch() {
  const { locale, onLocaleChange } = use(DisplayContext)
  const other = locale === 'en' ? 'zh-CN' : 'en'
  return (
    <Button variant="ghost" size="small" icon={<Languages />} onClick={() => onLocaleChange(other)}>
      <span lang={other}>{other === 'en' ? 'English' : '中文'}</span>
    </Button>
  )
}
