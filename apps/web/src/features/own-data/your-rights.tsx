import type { PrivacyFacts } from '@nextrung/contract/own-data'
import type { ReactNode } from 'react'
import { PrivacyItem, PrivacyList, PrivacySection } from './privacy-section.tsx'

type SettingsLink = (words: string) => ReactNode

/** Where to find the buttons. `toSettings` renders a link to the account settings. */
export const YourRights = ({ facts, toSettings }: { facts: PrivacyFacts; toSettings: SettingsLink }) => (
  <>
    <PrivacySection title="Who can see it">
      <p>
        You, when you are signed in, and the people who run this server. There are no public pages: “Profile
        Visibility: public” shows nothing to anyone today; we keep your choice for when there are.
      </p>
    </PrivacySection>
    <PrivacySection title="Your rights, and where the buttons are">
      <PrivacyList>
        <PrivacyItem about="See and take along everything:">
          {toSettings('Settings, Account, “Download everything”')}.
        </PrivacyItem>
        <PrivacyItem about="Correct it:">
          your profile has every field, and “Correct what was understood” on the dashboard every line of a
          resume.
        </PrivacyItem>
        <PrivacyItem about="Delete a part:">
          a version of your resume in its history on the dashboard; a career story under Saved Stories; a
          notification in its list.
        </PrivacyItem>
        <PrivacyItem about="Delete everything:">
          {toSettings('Settings, Account, “Delete account”')}. This happens at once.
        </PrivacyItem>
        <PrivacyItem about="See who was signed in:">
          {toSettings('Settings, Account, “Recent activity”')}.
        </PrivacyItem>
        <PrivacyItem about="Stop mails:">
          the switches in Settings, or the link at the end of each email.
        </PrivacyItem>
      </PrivacyList>
      <p>
        {facts.contact ? (
          <>
            Questions and complaints go to the people who run this server:{' '}
            <a href={`mailto:${facts.contact}`} className="text-accent-foreground underline">
              {facts.contact}
            </a>
            . You may also turn to the data protection authority where you live.
          </>
        ) : (
          'Questions and complaints go to the people who run this server; they gave no address here. You may also turn to the data protection authority where you live.'
        )}
      </p>
    </PrivacySection>
  </>
)
