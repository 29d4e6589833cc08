import type { PrerequisiteTable } from '../prerequisite.ts'

/** What runs in a browser. */
export const web: PrerequisiteTable = {
  HTML: [],
  CSS: [{ skill: 'HTML', why: 'CSS styles HTML, so there has to be some HTML first.' }],
  Sass: [{ skill: 'CSS', why: 'Sass is CSS with extras, and it compiles to CSS.' }],
  'Tailwind CSS': [{ skill: 'CSS', why: 'Each Tailwind class is a CSS rule under a short name.' }],
  'Responsive Design': [
    { skill: 'CSS', why: 'A page adapts to the screen through CSS layout and media queries.' },
  ],
  'Web Accessibility': [
    { skill: 'HTML', why: 'Screen readers read the HTML; the right element does most of the work.' },
  ],
  'Cross-Browser Compatibility': [
    { skill: 'CSS', why: 'Most differences between browsers show up in layout.' },
    { skill: 'JavaScript', why: 'The rest are features that one browser lacks.' },
  ],
  SEO: [{ skill: 'HTML', why: 'Search engines read titles, headings and links in the HTML.' }],
  React: [
    { skill: 'JavaScript', why: 'React components are JavaScript functions.' },
    { skill: 'HTML', why: 'What a component returns looks like HTML and ends up as HTML.' },
    { skill: 'CSS', why: 'Without CSS your components work but look like 1995.' },
  ],
  'Vue.js': [
    { skill: 'JavaScript', why: 'The logic of a Vue component is JavaScript.' },
    { skill: 'HTML', why: 'Vue templates are HTML with a few extra attributes.' },
    { skill: 'CSS', why: 'Each component brings its own styles.' },
  ],
  Angular: [
    { skill: 'TypeScript', why: 'Angular is written in TypeScript, and so is everything you write with it.' },
    { skill: 'HTML', why: 'Angular templates are HTML with extra syntax.' },
    { skill: 'CSS', why: 'Each component brings its own styles.' },
  ],
  Svelte: [
    { skill: 'JavaScript', why: 'A Svelte file is JavaScript, HTML and CSS in one place.' },
    { skill: 'CSS', why: 'Svelte components are styled with plain CSS.' },
  ],
  'Next.js': [
    {
      skill: 'React',
      why: 'Next.js is a framework around React; its pages are React components.',
      source: 'POSTINGS',
    },
  ],
  Gatsby: [{ skill: 'React', why: 'Gatsby pages are React components.' }],
  Remix: [{ skill: 'React', why: 'Remix routes are React components.' }],
  Nuxt: [{ skill: 'Vue.js', why: 'Nuxt is to Vue what Next.js is to React.' }],
  SvelteKit: [{ skill: 'Svelte', why: 'SvelteKit pages are Svelte components.' }],
  Redux: [
    {
      skill: 'JavaScript',
      why: 'Redux state changes through plain JavaScript functions.',
      source: 'POSTINGS',
    },
    {
      skill: 'React',
      anyOf: ['Angular', 'Vue.js'],
      why: 'You see what Redux is for once passing state between components gets painful.',
      source: 'POSTINGS',
    },
  ],
  Storybook: [
    {
      skill: 'React',
      anyOf: ['Vue.js', 'Angular', 'Svelte'],
      why: 'Storybook shows components, so you need some to show.',
    },
  ],
  'Single Page Applications': [
    { skill: 'JavaScript', why: 'A single page application swaps its screens with JavaScript.' },
    {
      skill: 'REST APIs',
      anyOf: ['GraphQL'],
      why: 'It fetches its data from an API instead of loading new pages.',
    },
  ],
  'Server-Side Rendering': [
    {
      skill: 'React',
      anyOf: ['Vue.js', 'Angular', 'Svelte'],
      why: 'You render the same components, only on the server.',
    },
  ],
  'Progressive Web Apps': [
    { skill: 'JavaScript', why: 'The part that works offline is a JavaScript service worker.' },
    { skill: 'Responsive Design', why: 'An app on the home screen has to fit a phone.' },
  ],
  'Web Performance': [
    { skill: 'HTML', why: 'The browser can only draw what the HTML lets it find early.' },
    { skill: 'JavaScript', why: 'Too much JavaScript is a common reason for a slow page.' },
  ],
  Webpack: [
    {
      skill: 'JavaScript',
      why: 'A bundler combines JavaScript files, and you configure it in JavaScript, too.',
      source: 'POSTINGS',
    },
  ],
  Vite: [{ skill: 'JavaScript', why: 'Vite serves and bundles JavaScript modules.' }],
  Rollup: [{ skill: 'JavaScript', why: 'Rollup bundles JavaScript modules.' }],
  Parcel: [{ skill: 'JavaScript', why: 'Parcel bundles JavaScript and whatever it imports.' }],
  Turbopack: [{ skill: 'JavaScript', why: 'Turbopack bundles JavaScript modules, mostly for Next.js.' }],
  Jest: [{ skill: 'JavaScript', why: 'Jest tests are JavaScript functions.', source: 'POSTINGS' }],
  Vitest: [{ skill: 'JavaScript', why: 'Vitest tests are JavaScript functions.' }],
  Mocha: [{ skill: 'JavaScript', why: 'Mocha tests are JavaScript functions.' }],
  'React Testing Library': [
    { skill: 'React', why: 'It renders your React components and checks what a person would see.' },
  ],
  Cypress: [
    { skill: 'JavaScript', why: 'Cypress tests are written in JavaScript.' },
    { skill: 'HTML', why: 'A test finds buttons and fields by what the HTML says.' },
  ],
  Playwright: [
    {
      skill: 'JavaScript',
      anyOf: ['TypeScript', 'Python', 'Java', 'C#'],
      why: 'Playwright tests are programs that drive a browser.',
    },
    { skill: 'HTML', why: 'A test finds buttons and fields by what the HTML says.' },
  ],
  Figma: [],
  'Adobe XD': [],
  Sketch: [],
  'UI/UX Design': [],
  'Node.js': [{ skill: 'JavaScript', why: 'Node.js runs JavaScript outside the browser.' }],
  Vercel: [
    { skill: 'Git', why: 'Vercel deploys what you push.' },
    { skill: 'JavaScript', why: 'It mostly hosts sites built with JavaScript frameworks.' },
  ],
}
