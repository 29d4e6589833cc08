import type { PrivacyFacts } from '@nextrung/contract/own-data'
import { PrivacyItem, PrivacyList, PrivacySection } from './privacy-section.tsx'

/** The services this server has switched on that receive personal data. */
export const ExternalServices = ({ facts }: { facts: PrivacyFacts }) => {
  const { signInProvider, mailServer, payments } = facts
  const isAnything = signInProvider !== null || mailServer !== null || payments === 'stripe'
  return (
    <PrivacySection title="What leaves this server">
      {isAnything ? (
        <>
          <p>This server has switched on:</p>
          <PrivacyList>
            {signInProvider !== null && (
              <PrivacyItem about={`Sign-in with ${signInProvider}:`}>
                if you use it, it learns that you sign in here and tells us your name, email address and
                picture.
              </PrivacyItem>
            )}
            {mailServer !== null && (
              <PrivacyItem about={`Mail by ${mailServer}:`}>
                it delivers the email we send you. You can switch it off in Settings, except for email about
                the security of your account.
              </PrivacyItem>
            )}
            {payments === 'stripe' && (
              <PrivacyItem about="Payments by Stripe:">
                when you buy a plan, Stripe gets your address and the plan, and you give it your card. Its
                script is loaded on the Subscription screen and nowhere else. Its invoices stay with Stripe
                for as long as the law requires.
              </PrivacyItem>
            )}
          </PrivacyList>
          <p>Nothing else leaves it.</p>
        </>
      ) : (
        <p>Nothing. This server has no sign-in provider, no mail server and no payment provider.</p>
      )}
      {payments === 'test' && <p>Plans are in test mode here: no card is charged, and no one is told.</p>}
      <p>
        Your resume is read, improved and written by the server itself. No text of yours is sent to an AI
        provider, sold, or used to train anything. Links in your profile are stored and never opened by us.
        There are no trackers
        {payments === 'stripe' ? '.' : ', and every file of these pages comes from this server.'}
      </p>
    </PrivacySection>
  )
}
