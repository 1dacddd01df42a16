import { Button } from '@atrium/ui/button'
import { Languages } from 'lucide-react'
import { use } from 'react'
import { DisplayContext } from './DisplayContext'

/** For pages outside of the shell: the other language, in its own name. */
export function LanguageSwitch() {
  const { locale, onLocaleChange } = use(DisplayContext)
  const other = locale === 'en' ? 'zh-CN' : 'en'
  return (
    <Button variant="ghost" size="small" icon={<Languages />} onClick={() => onLocaleChange(other)}>
      <span lang={other}>{other === 'en' ? 'English' : '中文'}</span>
    </Button>
  )
}
