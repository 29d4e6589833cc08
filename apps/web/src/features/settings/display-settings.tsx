import { Card, CardHeader } from '../../ui/card.tsx'
import { SettingChoice } from './setting-row.tsx'
import { ThemeControl } from './theme-control.tsx'

export const DisplaySettings = () => (
  <Card aria-labelledby="display-settings">
    <CardHeader
      title="Display"
      titleId="display-settings"
      description="How the app looks in every browser you sign in with."
      className="mb-5"
    />
    <ul>
      <SettingChoice label="Theme" description="System follows the light or dark setting of your device.">
        <ThemeControl />
      </SettingChoice>
    </ul>
  </Card>
)
