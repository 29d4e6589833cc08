import { advice } from './advice.ts'
import { engineeringYears } from './engineering-years.ts'
import type { RoleProfile } from './role-profile.ts'

export const frontendDeveloperProfile: RoleProfile = {
  role: 'Frontend Developer',
  summary:
    'A frontend developer builds the part of a web product that people see and operate, and makes it quick, clear and usable for everyone, on any screen. You sit between design and the server: half of the craft is code, the other half is noticing what a person will trip over.',
  workingWeek: [
    'Turn a design into components that also cope with long names, slow networks, empty lists and errors',
    "Sit down with a designer to settle what happens in the states that the mock-up doesn't show",
    'Wire a screen to an API, and negotiate the fields you need with the backend developer',
    "Go through a page by keyboard and with a screen reader, and fix what can't be reached",
    'Chase down a layout that breaks in one browser or at one width',
    'Measure what slows the first load and take weight out of the bundle',
    'Write tests at the level of what a user clicks, types and sees',
    "Keep the shared component library tidy so that five teams don't build five date pickers",
  ],
  ladder: [
    {
      level: 'Junior',
      title: 'Junior Frontend Developer',
      years: engineeringYears.junior,
      expects: [
        'Build a component from a finished design so that it matches on phone and desktop',
        'Use semantic HTML without being reminded, so buttons are buttons',
        "Find out in the browser's developer tools why a style or a request misbehaves",
        "Use the team's components and names instead of inventing your own",
      ],
      sources: ['FT', 'DRASNER', 'UKGDAD'],
    },
    {
      level: 'Mid-level',
      title: 'Frontend Developer',
      years: engineeringYears.midLevel,
      expects: [
        'Deliver a whole screen including loading, empty and error states, without being handed the list',
        "Choose where state lives and explain why it doesn't live elsewhere",
        'Push back on a design that will be slow or unusable, and bring an alternative',
        'Cover your own work with tests that survive a refactoring',
      ],
      sources: ['FT', 'DRASNER', 'UKGDAD'],
    },
    {
      level: 'Senior',
      title: 'Senior Frontend Developer',
      years: engineeringYears.senior,
      expects: [
        "Own a product area's interface from the first sketch to the behavior in production",
        'Set the patterns for data fetching, forms and routing that others copy',
        'Hold a performance and accessibility budget and say no when a change breaks it',
        'Plan a migration, such as a framework upgrade, that ships in slices and never stops feature work',
        'Teach the backend and design colleagues enough to make your work together cheaper',
      ],
      sources: ['DROPBOX', 'FT', 'UKGDAD'],
    },
    {
      level: 'Staff',
      title: 'Staff Frontend Engineer',
      years: engineeringYears.staff,
      expects: [
        'Run the design system or web platform that several product teams build on',
        'Decide on rendering, bundling and micro-frontend questions with the cost to every team in mind',
        'Turn field performance data into a roadmap that product leaders sign off on',
        'Raise the hiring bar for web engineers and train the interviewers',
      ],
      sources: ['DROPBOX', 'DRASNER'],
    },
    {
      level: 'Principal',
      title: 'Principal Frontend Engineer',
      years: engineeringYears.principal,
      expects: [
        "Shape the company's client strategy across web, mobile web and embedded views for years ahead",
        'Represent the company where the web platform is decided or discussed',
        'Notice when the interface architecture limits the business, and make the case for changing it',
      ],
      sources: ['DROPBOX', 'DRASNER'],
    },
  ],
  managementBranch:
    'Frontend leads are often the first people asked to run a product team, because they already talk to design, product and backend every day. The path runs from Senior through technical lead of a product team to engineering manager.',
  recommendations: {
    transitioner: [
      advice(
        'Learn HTML and CSS properly before React. An interviewer can tell in ten minutes if you skipped them: everything is a div, and nothing works by keyboard.',
      ),
      advice(
        "Rebuild three real pages that you use, such as a bakery's order form or a bus schedule, and make each one work at phone width, by keyboard and with images turned off. Finished and accessible beats ambitious and broken.",
      ),
      advice(
        'Move from JavaScript to TypeScript as soon as functions and arrays feel easy. About four in five US frontend developers in the 2025 developer survey use it.',
        'SO25_ROLE',
      ),
      advice(
        'Put your pages online under your own domain and open them on your phone at every interview. People click a working link; they rarely read a repository.',
      ),
      advice(
        "Use what your earlier job taught you about people at a counter: write down where five friends hesitate on your form and what you changed. That's a usability test, and few juniors have done one.",
      ),
      advice(
        'Apply to agencies and in-house marketing teams as well as product companies. They ship many small sites, train on the job, and value an eye for detail more than algorithms.',
      ),
    ],
    professional: [
      advice(
        "Own Core Web Vitals for one page that earns money, and show the curve before and after. It's one of the few frontend results that a finance person understands.",
      ),
      advice(
        'Become the person who can run an accessibility audit against WCAG and fix what it finds. Few postings name it, but lawsuits and public-sector contracts do, and few teams have anyone who can.',
        'POSTINGS',
      ),
      advice(
        'Take on state, caching and rendering on the server, not only components: hydration, streaming and cache invalidation are where senior frontend interviews now go.',
      ),
      advice(
        "Build the case for a design system from evidence: count the button variants, time a redesign, propose the smallest set that helps two teams. It's a common way to reach Staff in this craft.",
      ),
      advice(
        'Learn enough of one backend, say Node with a relational database, to design the API your screen needs. It ends the waiting, and full stack openings come within reach.',
      ),
      advice(
        'Ask to sit in on user research every month and bring findings back as tickets. People who can say why users fail get invited to the meeting where the roadmap is made.',
      ),
    ],
  },
  roleNotes: {
    trends: [
      advice(
        'Rendering has moved part of the way back to the server, so frameworks such as Next.js expect you to know what runs where and what it costs.',
      ),
      advice(
        "AI tools draft a plausible screen from a picture. What's left, and valued, is how it behaves between the pictures: focus order, slow responses, odd data.",
      ),
      advice(
        'Postings put interface design sense beside the frameworks; UI and UX design is named about as often as CSS.',
        'POSTINGS',
      ),
    ],
    opportunities: [
      advice(
        "Accessibility rules in the US and Europe turn a neglected skill into a requirement that someone has to meet, and it's learnable in months.",
      ),
      advice(
        'Design engineers, who can prototype in code and finish in code, are hired by product companies precisely because handoffs are slow.',
      ),
    ],
    challenges: [
      advice(
        'Site builders now turn out the simple sites, and with them much of the classic first job. Official employment of web developers fell in the year to May 2025.',
        'OEWS25',
      ),
      advice(
        'The toolchain changes faster than any other here. You need a way of judging a new framework in an afternoon and ignoring most of them.',
      ),
      advice(
        'Entry-level applicants all show the same to-do app and weather widget; a reviewer has forgotten them by lunch.',
      ),
    ],
  },
}
