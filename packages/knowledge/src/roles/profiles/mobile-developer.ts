import { advice } from './advice.ts'
import { engineeringYears } from './engineering-years.ts'
import type { RoleProfile } from './role-profile.ts'

export const mobileDeveloperProfile: RoleProfile = {
  role: 'Mobile Developer',
  summary:
    "A mobile developer builds apps for iOS, Android or both, for people who use them on a bus with one thumb and a weak signal. The craft lies in platform conventions, battery, offline behavior and releases that can't be taken back once they're on somebody's phone.",
  workingWeek: [
    "Build a screen that follows the platform's conventions and survives rotation, large text and dark mode",
    'Handle what happens when the network drops between two taps',
    'Go through crash reports and match each to a device, a version and a line',
    'Test on the cheap, old phone in the drawer, not only on the newest one',
    "Cut a release, fill in the store listing and answer the reviewers' questions",
    'Agree with the backend on payloads that old app versions will still understand in two years',
    'Go over animations, wording and permission prompts with a designer',
    'Stage a rollout to a small share of users and watch the crash rate before widening it',
  ],
  ladder: [
    {
      level: 'Junior',
      title: 'Junior Mobile Developer',
      years: engineeringYears.junior,
      expects: [
        'Build a list and a detail screen from an API on one platform',
        'Run, debug and profile the app on a real device',
        "Follow the platform's lifecycle, so nothing is lost when the app goes into the background",
        "Read Apple's or Google's design guidelines before you invent a control",
      ],
      sources: ['DROPBOX', 'SIGNALS37'],
    },
    {
      level: 'Mid-level',
      title: 'Mobile Developer',
      years: engineeringYears.midLevel,
      expects: [
        'Deliver a feature with offline storage, error states and analytics, and take it through store review',
        'Keep heavy work off the main thread as a matter of course',
        'Reproduce a crash that only some devices show',
        "Write interface tests that don't fail at random",
      ],
      sources: ['DROPBOX', 'SIGNALS37'],
    },
    {
      level: 'Senior',
      title: 'Senior Mobile Developer',
      years: engineeringYears.senior,
      expects: [
        'Own the architecture of an app: modules, navigation, state, dependency injection',
        'Lead the move to a new toolkit, such as SwiftUI or Jetpack Compose, while releases go on',
        'Plan for the version that users never update',
        'Bring start time, app size and crash-free sessions to agreed targets and keep them there',
        'Decide between native and cross-platform for a product, with honest costs for both',
      ],
      sources: ['DROPBOX', 'SIGNALS37'],
    },
    {
      level: 'Staff',
      title: 'Staff Mobile Engineer',
      years: engineeringYears.staff,
      expects: [
        'Build the foundation on which many feature teams ship into one app without blocking each other',
        'Shorten the path from merge to store from weeks to days',
        'Agree on client contracts with platform, security and data teams',
        'See operating system changes coming at the yearly announcements and prepare every team for them',
      ],
      sources: ['DROPBOX'],
    },
    {
      level: 'Principal',
      title: 'Principal Mobile Engineer',
      years: engineeringYears.principal,
      expects: [
        "Answer for the company's mobile technology as a whole, including what it shouldn't build",
        'Advise executives on store rules, privacy changes and their effect on revenue',
        'Grow the senior engineers who lead the individual apps',
      ],
      sources: ['DROPBOX', 'SIGNALS37'],
    },
  ],
  managementBranch:
    "Mobile groups are small, so the lead of the iOS or Android group often becomes its manager. Beyond that you'll manage people whose stack isn't yours; taking on a mixed product team early shows that you can.",
  recommendations: {
    transitioner: [
      advice(
        "Choose iOS or Android by the phone in your pocket and learn its own language, Swift or Kotlin, before any cross-platform tool. More of the counted postings name Android, and building for iOS takes a Mac, but you'll debug better on a device you know.",
        'POSTINGS',
      ),
      advice(
        'Publish one small app in a store, even if forty people install it. Signing, screenshots, privacy labels and a rejected review are a real part of the job, and most courses skip them.',
      ),
      advice(
        "Pick a problem that needs a phone: a camera, a location, a reminder, no signal. A former driver's mileage log or a nurse's handoff checklist tells a better story than a copy of a famous app.",
      ),
      advice(
        'Learn networking on bad connections early: timeouts, retries, caching, showing old data first. A good interviewer will turn on airplane mode in the middle of your demo.',
      ),
      advice(
        "Keep a one-page log of every crash you fixed: symptom, cause, how you found it. Mobile interviews are full of 'tell me about a nasty bug', and beginners usually have no answer ready.",
      ),
      advice(
        "Apply to app agencies and companies whose app isn't the product, such as banks, grocers and transit agencies. Their teams are stable, and they hire people who are careful rather than dazzling.",
      ),
    ],
    professional: [
      advice(
        'Get strong on your second platform, at least to reviewing level. Survey answers show Swift and Kotlin each used by more than half of US mobile developers, and leads are expected to speak for both.',
        'SO25_ROLE',
      ),
      advice(
        "Take the release train off someone's hands: automated builds, staged rollout, a kill switch, a crash budget. It's tedious, everyone depends on it, and it makes your name known outside the team.",
      ),
      advice(
        'Rewrite one screen in SwiftUI or Compose and publish the comparison of code size, defects and render time inside the company. Interviewers ask about migration experience more than about syntax.',
      ),
      advice(
        'Learn how the money flows: subscriptions, restore purchases, refunds, store commissions. A mobile developer who can debug revenue is hard to replace.',
      ),
      advice(
        'Build the case for or against React Native, Flutter or Kotlin Multiplatform with a two-week spike and numbers. Whoever has numbers usually gets to decide.',
      ),
      advice(
        'Become the contact for privacy manifests, tracking consent and permissions. The rules change yearly, a mistake blocks the release, and product people are grateful to whoever keeps track.',
      ),
    ],
  },
  roleNotes: {
    trends: [
      advice(
        'Declarative toolkits, SwiftUI and Jetpack Compose, have become the normal way to start a screen; the older ones live on in every large app.',
      ),
      advice(
        'Models that run on the device, for text, images and speech, are turning into platform features that apps are expected to use.',
      ),
    ],
    opportunities: [
      advice(
        'Large apps at banks, carriers and retailers have to be maintained for years, and developers who know both the old toolkit and the new one are scarce.',
      ),
      advice(
        'Cross-platform skill makes you attractive to smaller firms that need two apps and can pay for one team.',
      ),
      advice('Watches, cars and televisions use the same languages, so a niche is only a small step away.'),
    ],
    challenges: [
      advice(
        "Two companies decide what you may ship and when. A guideline change can undo a quarter's plan.",
      ),
      advice(
        'Many companies have one mobile team or none, so there are fewer openings per city than in web work, and moving or working remotely widens the choice a lot.',
      ),
      advice(
        'Cross-platform frameworks and good mobile websites take over simple apps; what stays native is the demanding part.',
      ),
    ],
  },
}
