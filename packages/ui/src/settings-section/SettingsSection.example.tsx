import { Button } from '@atrium/ui/button'
import { SettingsSection } from '@atrium/ui/settings-section'
import { Switch } from '@atrium/ui/switch'

export function SettingsSectionExample() {
  return (
    <SettingsSection
      title="Notifications"
      description="What we tell you about by e-mail."
      actions={<Button size="small">Send a test</Button>}
    >
      <div style={{ display: 'grid', gap: 12 }}>
        <Switch defaultChecked>Expiring licences</Switch>
        <Switch>New members</Switch>
      </div>
    </SettingsSection>
  )
}
