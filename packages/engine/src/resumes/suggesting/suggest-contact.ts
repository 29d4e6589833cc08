import { listed } from '../../text/phrases.ts'
import type { Reviewed, Suggestion } from './suggestion.ts'

/** Contact details an employer needs but does not find. */
export const suggestContact = ({ document }: Reviewed): Suggestion[] => {
  const { name, email, phone, location, profiles, url } = document.basics
  const missing = [
    name ? '' : 'your name',
    email ? '' : 'an e-mail address',
    phone ? '' : 'a phone number',
  ].filter(Boolean)
  const hasPlace = Object.values(location ?? {}).some(Boolean)
  const hasLinkedIn = [...profiles.flatMap((profile) => [profile.network, profile.url]), url].some(
    (text) => text && /linkedin/i.test(text),
  )
  const unlinked = document.projects.find(({ name, url }) => name && !url)
  const hasCode = [...profiles.flatMap((profile) => [profile.network, profile.url]), url].some(
    (text) => text && /github|gitlab|bitbucket|codeberg/i.test(text),
  )
  return [
    ...(missing.length > 0
      ? [
          {
            weight: missing.length === 1 && email ? 70 : 94,
            text: `Put ${listed(missing)} at the top: ${missing.length === 1 ? 'it was' : 'they were'} not found in the file.`,
          },
        ]
      : []),
    ...(hasPlace
      ? []
      : [
          {
            weight: 46,
            text: 'Add your city and country under your name; many searches filter by place, and no place was found.',
          },
        ]),
    ...(hasLinkedIn
      ? []
      : [
          {
            weight: 38,
            text: 'Add the address of your LinkedIn profile to the contact line, if you have one; none was found.',
          },
        ]),
    ...(unlinked && !hasCode
      ? [
          {
            weight: 44,
            text: `Nobody can look at “${unlinked.name}”: neither a link stands with it nor a code profile at the top. Is its code or a demo public?`,
          },
        ]
      : []),
  ]
}
