import { Segmented } from '../../ui/segmented.tsx'
import { SettingChoice, SettingSwitch } from './setting-row.tsx'
import { SettingsCard } from './settings-card.tsx'

const visibilities = [
  { value: 'public', label: 'Public' },
  { value: 'private', label: 'Private' },
] as const

export const PrivacySettings = ({ uid }: { uid: string }) => (
  <SettingsCard
    uid={uid}
    title="Privacy"
    description="This server shows no profile to other people. Your choices are kept for when it does."
  >
    {({ privacy }, change) => (
      <>
        <SettingChoice label="Profile Visibility" description="Who can see your profile.">
          <Segmented
            label="Profile Visibility"
            value={privacy.profileVisibility}
            options={visibilities}
            onChange={(profileVisibility) => change({ privacy: { profileVisibility } })}
          />
        </SettingChoice>
        <SettingSwitch
          label="Show Email Address"
          description="Your profile shows your contact address."
          checked={privacy.showEmail}
          onChange={(showEmail) => change({ privacy: { showEmail } })}
        />
        <SettingSwitch
          label="Activity Status"
          description="Others can see when you were last here."
          checked={privacy.showActivity}
          onChange={(showActivity) => change({ privacy: { showActivity } })}
        />
      </>
    )}
  </SettingsCard>
)
