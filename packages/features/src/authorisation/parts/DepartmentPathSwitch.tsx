import { Switch } from '@atrium/ui/switch'
import { useAuthorisationTexts } from '../useAuthorisationTexts'
import { useDepartmentPathChoice } from '../useDepartmentPathChoice'

/** Chooses whether departments are shown with their full path, and keeps the choice for the person. */
export function DepartmentPathSwitch() {
  const texts = useAuthorisationTexts()
  const { showsPath, loading, busy, choose } = useDepartmentPathChoice()
  return (
    <Switch checked={showsPath} disabled={loading} busy={busy} onCheckedChange={choose}>
      {texts.fullDepartmentPath}
    </Switch>
  )
}
