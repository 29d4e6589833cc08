import type { Challenge } from './challenge.ts'
import { atLeast, entries, figure, word } from './criterion-check.ts'
import { article, documentation, tutorial } from './resource.ts'

export const frontendChallenges: readonly Challenge[] = [
  {
    id: 'newspaper-front-page',
    title: 'Lay out a newspaper front page that reads well at any width',
    description:
      'A local newspaper wants its front page readable on a phone, a tablet and a wide screen from one HTML file. Build it with semantic HTML and modern CSS only: lead story, three columns of news, weather box, opinion and footer, without a framework and without JavaScript.',
    difficulty: 'beginner',
    type: 'project',
    estimatedTime: '8–12 hours',
    hours: { from: 8, to: 12 },
    skills: ['CSS', 'HTML', 'Responsive Design'],
    roles: ['Frontend Developer', 'Full Stack Developer'],
    learningObjectives: [
      'Write markup that makes sense without its styles',
      'Use grid for the page and flexbox inside components',
      'Size text and space with relative units so that zoom works',
    ],
    steps: [
      'Write the content as HTML with invented stories, choosing elements by meaning. Result: a page that is readable with styles switched off.',
      'Set type, line length and spacing with custom properties. Result: one place to change the look.',
      'Lay out the narrow version first, then add grid areas for wider screens. Result: three layouts from one source order.',
      'Let pictures load in the right size with srcset, and reserve their space. Result: no jump while the page loads.',
      'Add a dark color scheme and a print style. Result: a printed page without menus.',
      'Check at 320, 768 and 1440 pixels and at 200% zoom. Result: a list of what you fixed.',
    ],
    acceptanceCriteria: [
      'No horizontal scroll bar from 320 pixels upward, nor at 200% zoom on a 1280 pixel screen.',
      'The Nu HTML checker reports no errors.',
      'The heading outline has one h1 and skips no level.',
      'Reading order in the source equals the order in which the narrow layout shows the stories.',
    ],
    resources: [
      tutorial('Learn CSS', 'https://web.dev/learn/css/'),
      documentation('CSS on MDN', 'https://developer.mozilla.org/en-US/docs/Web/CSS'),
      documentation('Nu HTML checker', 'https://validator.w3.org/nu/'),
    ],
  },
  {
    id: 'plain-javascript-filter',
    title: 'Filter and sort a product list without a library',
    description:
      'A second-hand shop has 300 products in a JSON file and wants visitors to narrow them down by category, price and condition. Write it in plain JavaScript, keep the choice in the address bar so that a link can be shared, and keep rendering apart from logic.',
    difficulty: 'beginner',
    type: 'project',
    estimatedTime: '6–10 hours',
    hours: { from: 6, to: 10 },
    skills: ['JavaScript', 'DOM', 'HTML'],
    roles: ['Frontend Developer', 'Full Stack Developer', 'Software Engineer'],
    learningObjectives: [
      'Separate state, pure functions and drawing',
      'Keep the state of a page in its address',
      'Create elements safely from untrusted text',
    ],
    steps: [
      'Generate 300 invented products, a few with markup in their names. Result: a JSON file.',
      'Write filter and sort as pure functions and test them. Result: functions that know nothing of the page.',
      'Draw the list with template elements and textContent. Result: a list in which markup in names is shown, not run.',
      'Bind the form with one event listener and write the choice into the query string. Result: back and forward restore the list.',
      'Say how many products match in a live region, and show a helpful text for none. Result: a list that also works with a screen reader.',
    ],
    acceptanceCriteria: [
      'Opening a copied address in another browser shows the same products in the same order.',
      'A product named `<img src=x onerror=alert(1)>` is shown as text.',
      'The back button undoes the last change of a filter.',
      'Filter and sort have at least ten tests that run without a browser.',
    ],
    resources: [
      tutorial('The Modern JavaScript Tutorial', 'https://javascript.info'),
      documentation('URLSearchParams', 'https://developer.mozilla.org/en-US/docs/Web/API/URLSearchParams'),
      documentation('History API', 'https://developer.mozilla.org/en-US/docs/Web/API/History_API'),
    ],
  },
  {
    id: 'accessible-booking-form',
    title: 'Make a booking form usable by keyboard and screen reader',
    description:
      'A doctor’s booking form was built from styled div elements: no labels, errors only in red, a date picker that needs a mouse. Build that bad version in an hour, then fix it until a person can book with the keyboard and with a screen reader alone.',
    difficulty: 'beginner',
    type: 'debugging',
    estimatedTime: '6–9 hours',
    hours: { from: 6, to: 9 },
    skills: ['Web Accessibility', 'HTML', 'WCAG'],
    roles: ['Frontend Developer', 'Full Stack Developer'],
    learningObjectives: [
      'Find accessibility problems by hand that automatic checks do not see',
      'Prefer native controls to imitated ones',
      'Announce errors and changes to people who cannot see them',
    ],
    steps: [
      'Build the bad form with eight fields and list every problem you know of. Result: a starting point and a list.',
      'Try to book with the keyboard only, then with NVDA, VoiceOver or Orca. Result: notes on where you got stuck.',
      'Run an automatic check (axe or Lighthouse) and compare it with your notes. Result: a table of problems that only the manual test found.',
      'Replace imitated controls with native ones with labels, groups, hints and autocomplete. Result: every field has a name and a purpose.',
      'Show errors as text linked to their field, with a summary that takes the focus. Result: a form that explains how to continue.',
      'Repeat the booking by keyboard and screen reader, and record what is read aloud. Result: a transcript.',
    ],
    acceptanceCriteria: [
      'The whole booking can be made without a mouse, and the focus is always visible.',
      'axe reports no violation, and the table lists at least three problems that it did not find.',
      'Every error names the field and the remedy, and does not rely on color.',
      'The transcript shows the name, role and error of each field.',
    ],
    resources: [
      tutorial(
        'Forms tutorial (W3C Web Accessibility Initiative)',
        'https://www.w3.org/WAI/tutorials/forms/',
      ),
      documentation('How to meet WCAG, quick reference', 'https://www.w3.org/WAI/WCAG22/quickref/'),
      article('Checklist of the A11Y Project', 'https://www.a11yproject.com/checklist/'),
    ],
  },
  {
    id: 'typed-data-table',
    title: 'Write a reusable data table in React with types that catch mistakes',
    description:
      'Three screens of an internal tool each have their own table, and each has its own bugs. Write one generic table component in React and TypeScript with sorting, selection and paging, so that a wrong column name fails in the editor and not in front of the user.',
    difficulty: 'intermediate',
    type: 'project',
    estimatedTime: '10–16 hours',
    hours: { from: 10, to: 16 },
    skills: ['React', 'TypeScript', 'Web Accessibility'],
    roles: ['Frontend Developer', 'Full Stack Developer'],
    learningObjectives: [
      'Derive the props of a component from the type of its rows',
      'Decide which state belongs to the component and which to its parent',
      'Keep native table semantics while adding interaction',
    ],
    steps: [
      'Write the three usages you would like to have, before the component exists. Result: the interface you are aiming for.',
      'Type the columns generically over the row type, including how a cell is shown and compared. Result: a misspelled key is a type error.',
      'Build sorting and paging both controlled by the parent and uncontrolled. Result: two usages with the same component.',
      'Add row selection with shift-click and a header checkbox with an indeterminate state. Result: selection that survives sorting.',
      'Render 5,000 rows, profile a sort with the React profiler, and remove needless renders. Result: numbers before and after.',
      'Test behavior by role and label, and the types with expectations that must not compile. Result: tests for both.',
    ],
    acceptanceCriteria: [
      {
        text: 'Three files marked with `@ts-expect-error` prove that wrong keys and wrong comparers do not compile.',
        check: {
          kind: 'code',
          asks: 'the three files, one after the other',
          has: [{ name: '`@ts-expect-error`', pattern: /@ts-expect-error/, least: 3 }],
        },
      },
      'Selection refers to rows, not to positions: after sorting, the same rows are selected.',
      'The sorted column is announced through aria-sort, and every header works by keyboard.',
      'Ticking one of 5,000 rows renders only the rows that changed, shown in the profiler.',
    ],
    resources: [
      tutorial('Quick start: React', 'https://react.dev/learn'),
      documentation(
        'TypeScript handbook: generics',
        'https://www.typescriptlang.org/docs/handbook/2/generics.html',
      ),
      documentation(
        'Sortable table example (WAI-ARIA practices)',
        'https://www.w3.org/WAI/ARIA/apg/patterns/table/examples/sortable-table/',
      ),
    ],
  },
  {
    id: 'search-without-stale-answers',
    title: 'Build a search box that never shows an outdated answer',
    description:
      'In a search-as-you-type box the answer to “ber” sometimes arrives after the answer to “berlin”, and users see the wrong list. Reproduce the bug against a deliberately slow API, fix it in React, and handle failure, offline and retry properly.',
    difficulty: 'intermediate',
    type: 'debugging',
    estimatedTime: '6–10 hours',
    hours: { from: 6, to: 10 },
    skills: ['React', 'REST APIs', 'Asynchronous Programming', 'JavaScript'],
    roles: ['Frontend Developer', 'Full Stack Developer'],
    learningObjectives: [
      'Reproduce a race condition on demand',
      'Cancel requests instead of ignoring their consequences',
      'Show loading, empty, failed and outdated states differently',
    ],
    steps: [
      'Write a small server that answers short searches slower than long ones and fails one in ten. Result: the bug appears every time.',
      'Write a test that types fast and expects the list for the last letters. Result: a failing test.',
      'Cancel the previous request with AbortController and wait 200 ms after the last key. Result: the test passes.',
      'Model the states of the box as one union type and draw each. Result: no impossible combination of flags.',
      'Retry failed requests with increasing delays, only for errors where that helps. Result: a table of status codes and behavior.',
      'Repeat with a data-fetching library and compare. Result: a note on what the library took off your hands.',
    ],
    acceptanceCriteria: [
      'The test passes 100 times in a row with random delays.',
      'The network panel shows outdated requests as canceled.',
      'A 400 is not retried; a 503 is, at most three times.',
      'The previous results stay visible and marked while new ones load.',
    ],
    resources: [
      documentation('AbortController', 'https://developer.mozilla.org/en-US/docs/Web/API/AbortController'),
      documentation('useEffect', 'https://react.dev/reference/react/useEffect'),
      documentation('TanStack Query', 'https://tanstack.com/query/latest'),
    ],
  },
  {
    id: 'design-tokens-to-components',
    title: 'Turn a Figma design into tokens and six tested components',
    description:
      'A designer and a developer keep disagreeing about which blue is the right one. Design a small card-and-form screen in Figma with variables, export the values as design tokens, and build six components on them, documented in Storybook in a light and a dark theme.',
    difficulty: 'intermediate',
    type: 'project',
    estimatedTime: '2 weekends',
    hours: { from: 14, to: 20 },
    skills: ['Figma', 'CSS', 'React', 'Storybook'],
    roles: ['Frontend Developer'],
    learningObjectives: [
      'Name tokens by purpose instead of by appearance',
      'Read spacing, states and constraints from a design file',
      'Document a component by its states',
    ],
    steps: [
      'Draw the screen in Figma with variables for color, space and type, in two modes. Result: a file in which switching the mode changes everything.',
      'Write the tokens as JSON in two layers: raw values, and roles such as text-muted or border-danger. Result: one source for both themes.',
      'Generate CSS custom properties from the JSON with a script. Result: a build step that fails on a missing role.',
      'Build button, field, select, card, alert and tabs using roles only. Result: six components without a hard-coded color.',
      'Write stories for every state: hover, focus, disabled, error, long text. Result: a browsable catalog.',
      'Check contrast in both themes and compare the screen with the design side by side. Result: a list of deviations and decisions.',
    ],
    acceptanceCriteria: [
      {
        text: 'A search for hexadecimal colors in the components finds none.',
        check: {
          kind: 'code',
          asks: 'the styles of your components',
          has: [{ name: 'a role such as `var(--color-text)`', pattern: /var\(\s*--|tokens?\b/i, least: 1 }],
          lacks: [{ name: 'a hexadecimal color', pattern: /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b/i }],
        },
      },
      'Changing one role in the JSON changes every component that uses it in both themes.',
      {
        text: 'Text reaches a contrast of 4.5:1 and controls 3:1 in both themes.',
        check: entries('every pair of colors in both themes', {
          columns: [
            word('theme', ['light', 'dark']),
            word('use', ['text', 'control']),
            { name: 'color', kind: 'color' },
            { name: 'background', kind: 'color' },
          ],
          rows: atLeast(4),
          rules: [
            { rule: 'kinds', column: 'theme', least: 2 },
            { rule: 'kinds', column: 'use', least: 2 },
            { rule: 'contrast', text: 'color', background: 'background', use: 'use' },
          ],
        }),
      },
      'Each component has stories for at least five states.',
    ],
    resources: [
      documentation('Figma help center', 'https://help.figma.com/'),
      documentation('Storybook documentation', 'https://storybook.js.org/docs'),
      documentation(
        'Using CSS custom properties',
        'https://developer.mozilla.org/en-US/docs/Web/CSS/Using_CSS_custom_properties',
      ),
    ],
  },
  {
    id: 'checkout-tests',
    title: 'Test a checkout the way a customer uses it',
    description:
      'A shop’s checkout has hundreds of unit tests, yet it broke twice last month. Build a three-step checkout against a fake API, then write tests at the right levels: a few in a real browser, more on components, and most on plain functions.',
    difficulty: 'intermediate',
    type: 'project',
    estimatedTime: '10–15 hours',
    hours: { from: 10, to: 15 },
    skills: ['Automated Testing', 'Jest', 'Playwright', 'React Testing Library'],
    roles: ['Frontend Developer', 'Full Stack Developer'],
    learningObjectives: [
      'Choose the cheapest level at which a bug can be caught',
      'Query by role and label instead of by structure',
      'Write browser tests that are not flaky',
    ],
    steps: [
      'Build address, payment and summary with an API that you can make slow or failing. Result: a checkout that works by hand.',
      'List fifteen ways in which it could break and choose a level for each. Result: a test plan of one page.',
      'Write the tests on functions (totals, validation) and on components with Jest or Vitest and Testing Library. Result: a suite that runs in seconds.',
      'Write three journeys with Playwright: success, declined card, lost connection. Result: traces that you can step through.',
      'Break the code in the fifteen ways, one after the other. Result: a table of which test caught what.',
      'Run the journeys 30 times in a row and fix every random failure. Result: 30 passes without a fixed pause in any test.',
    ],
    acceptanceCriteria: [
      {
        text: 'At least thirteen of the fifteen planted bugs are caught, and the table says by which level.',
        check: entries('your table of the planted bugs', {
          columns: ['bug', word('caught', ['yes', 'no']), 'level'],
          rows: [15, 15],
          rules: [
            { rule: 'unique', column: 'bug' },
            { rule: 'often', column: 'caught', word: 'yes', least: 13 },
          ],
        }),
      },
      'Renaming a CSS class or replacing a div with a section makes no test fail.',
      'The three journeys pass 30 times in a row.',
      {
        text: 'No test waits for a fixed time.',
        check: {
          kind: 'code',
          asks: 'your test files',
          has: [{ name: 'a test', pattern: /\b(?:test|it)\s*\(/, least: 3 }],
          lacks: [
            { name: 'a wait for a fixed time', pattern: /waitForTimeout|setTimeout\s*\(|\bsleep\s*\(/ },
          ],
        },
      },
    ],
    resources: [
      documentation('Testing Library', 'https://testing-library.com/docs/'),
      documentation('Playwright', 'https://playwright.dev/docs/intro'),
      article('The test pyramid', 'https://martinfowler.com/bliki/TestPyramid.html'),
    ],
  },
  {
    id: 'bundle-diet',
    title: 'Account for every kilobyte of a JavaScript bundle',
    description:
      'An application built with webpack sends 1.5 MB of JavaScript before the first click. Set up such an application with a chart library, a date library and an editor, find out what is in the bundle, and halve what the first screen loads without removing a feature.',
    difficulty: 'intermediate',
    type: 'analysis',
    estimatedTime: '6–10 hours',
    hours: { from: 6, to: 10 },
    skills: ['Webpack', 'Web Performance', 'JavaScript'],
    roles: ['Frontend Developer'],
    learningObjectives: [
      'Read a bundle analysis and find duplicates and dead weight',
      'Split code at the points where people wait anyway',
      'Protect the result with a budget in the build',
    ],
    steps: [
      'Build an application of four routes with a chart, a rich text editor and dates, all imported at the top. Result: a heavy first version.',
      'Analyze the bundle with webpack-bundle-analyzer. Result: the ten heaviest modules, with why each is there.',
      'Load routes and heavy widgets on demand, and prefetch what is likely next. Result: chunks that match the routes.',
      'Fix imports that defeat tree shaking and replace one library with a smaller one or a platform feature. Result: a smaller vendor chunk.',
      'Set file names with content hashes, then change one line of code. Result: a list of the files a returning visitor has to load again.',
      'Add size limits that fail the build. Result: a budget in the pipeline.',
    ],
    acceptanceCriteria: [
      {
        text: 'The first route loads at most half the compressed JavaScript it loaded before.',
        check: entries('the compressed JavaScript of the first route in kB', {
          columns: [figure('before'), figure('after')],
          rows: [1, 1],
          rules: [{ rule: 'times', column: 'before', than: 'after', least: 2 }],
        }),
      },
      {
        text: 'Every chunk above 50 kB compressed is explained in one line.',
        check: entries('every chunk above 50 kB compressed', {
          columns: ['chunk', figure('kB', { from: 50 }), 'explanation'],
        }),
      },
      'Changing one component leaves the hash of the vendor chunk unchanged.',
      'Importing the editor at the top again makes the build fail.',
    ],
    resources: [
      documentation('Code splitting in webpack', 'https://webpack.js.org/guides/code-splitting/'),
      documentation('Tree shaking in webpack', 'https://webpack.js.org/guides/tree-shaking/'),
      tutorial('Learn performance', 'https://web.dev/learn/performance'),
    ],
  },
  {
    id: 'core-web-vitals-budget',
    title: 'Bring a slow article page under its Core Web Vitals budget',
    description:
      'A magazine page takes six seconds until its picture appears, jumps while loading and answers taps late. Rebuild such a page with web fonts, a large picture, an advertisement slot and a heavy script, then bring loading, stability and response time into the “good” range on a throttled phone profile.',
    difficulty: 'advanced',
    type: 'debugging',
    estimatedTime: '2 weekends',
    hours: { from: 14, to: 22 },
    skills: ['Web Performance', 'Lighthouse', 'CSS', 'JavaScript'],
    roles: ['Frontend Developer', 'Full Stack Developer'],
    learningObjectives: [
      'Find the cause of a slow page in a performance trace',
      'Know which resources block rendering and which do not have to',
      'Tell lab data from field data',
    ],
    steps: [
      'Build the slow page and record ten runs with a throttled phone profile. Result: medians for LCP, CLS and INP, with their spread.',
      'Read the trace of one load and mark what delays the largest element. Result: a timeline with the three biggest delays.',
      'Fix loading: picture format, size and priority, preloading, critical CSS. Result: a lower LCP, one change at a time.',
      'Fix jumps: space for pictures and slots, font metrics that match the fallback. Result: a CLS near zero.',
      'Fix late responses: break long tasks up, move work to a worker, load the third-party script later. Result: an INP below 200 ms.',
      'Collect the vitals in the page with the web-vitals library and log them to an endpoint. Result: field data from your own visits beside the lab data.',
    ],
    acceptanceCriteria: [
      {
        text: 'The median of ten throttled runs is at most 2.5 s for LCP and 0.1 for CLS, and INP at most 200 ms in a scripted interaction.',
        check: entries('the ten runs', {
          columns: [figure('LCP in seconds'), figure('CLS'), figure('INP in ms')],
          rows: [10, 10],
          rules: [
            { rule: 'median', column: 'LCP in seconds', most: 2.5 },
            { rule: 'median', column: 'CLS', most: 0.1 },
            { rule: 'median', column: 'INP in ms', most: 200 },
          ],
        }),
      },
      {
        text: 'Each change has its own commit with the median before and after.',
        check: entries('your changes', {
          columns: [{ name: 'commit', kind: 'commit' }, figure('median before'), figure('median after')],
          rows: atLeast(2),
          rules: [{ rule: 'unique', column: 'commit' }],
        }),
      },
      'Switching JavaScript off still shows the article.',
      'The report names one change that did not help, with its measurements.',
    ],
    resources: [
      article('Web Vitals', 'https://web.dev/articles/vitals'),
      documentation('Chrome DevTools', 'https://developer.chrome.com/docs/devtools/'),
      documentation('Lighthouse', 'https://developer.chrome.com/docs/lighthouse/'),
    ],
  },
  {
    id: 'nextjs-catalogue-caching',
    title: 'Serve a product catalog with Next.js that is fast and never wrong about stock',
    description:
      'A shop with 2,000 products wants pages that come from a cache, but a customer must not see “in stock” for something sold out a minute ago. Build the catalog with the App Router: decide for every piece of data how old it may be, and prove that it is never older.',
    difficulty: 'advanced',
    type: 'project',
    estimatedTime: '2–3 weekends',
    hours: { from: 18, to: 28 },
    skills: ['Next.js', 'React', 'Server-Side Rendering', 'Caching', 'TypeScript'],
    roles: ['Frontend Developer', 'Full Stack Developer'],
    learningObjectives: [
      'Decide what is rendered when: at build time, on request or in the browser',
      'Invalidate cached data when it changes instead of hoping it expires in time',
      'Stream a page so that slow parts do not hold up fast ones',
    ],
    steps: [
      'List the data of a product page with the age allowed for each: text a day, price an hour, stock no age at all. Result: a freshness table.',
      'Build list and product pages with server components and a database with 2,000 invented products. Result: pages that work without JavaScript.',
      'Cache text and price with tags; stream the stock behind a Suspense boundary. Result: the page appears before the stock does.',
      'Write an admin action that changes a price and invalidates exactly its tags. Result: the new price on the next request, other pages untouched.',
      'Write a test that changes stock and price at random while reading pages. Result: a report of the oldest value ever seen.',
      'Measure time to first byte with a cold and a warm cache. Result: a table for list and product page.',
    ],
    acceptanceCriteria: [
      'In 1,000 reads no value is older than the freshness table allows.',
      'A price change re-renders the product page and the lists that show it, and no others (server log).',
      'With the stock service slowed to three seconds, the rest of the page appears within one second.',
      'Adding to the basket works when JavaScript has not loaded yet.',
    ],
    resources: [
      documentation('Next.js documentation', 'https://nextjs.org/docs'),
      tutorial('Learn Next.js', 'https://nextjs.org/learn'),
      documentation('Suspense', 'https://react.dev/reference/react/Suspense'),
    ],
  },
  {
    id: 'aria-combobox',
    title: 'Write an accessible combobox from the ARIA pattern',
    description:
      'The country field of a travel site uses a component that screen reader users cannot operate, and no library fits its design. Write a combobox with filtering from the ARIA authoring pattern, extend it to multiple selection, and test it with three combinations of browser and screen reader.',
    difficulty: 'advanced',
    type: 'project',
    estimatedTime: '2 weekends',
    hours: { from: 14, to: 22 },
    skills: ['Web Accessibility', 'WAI-ARIA', 'TypeScript', 'React'],
    roles: ['Frontend Developer'],
    learningObjectives: [
      'Turn a specification of keyboard behavior into a state machine',
      'Manage focus with aria-activedescendant',
      'Handle the differences between screen readers honestly',
    ],
    steps: [
      'Read the pattern and write its keyboard table as test cases. Result: at least 25 failing tests.',
      'Model open, filter, active option and selection as a reducer. Result: pure transitions with tests.',
      'Connect it to elements with the right roles and states. Result: the keyboard tests pass in a browser.',
      'Add what the pattern leaves open: selecting several options, typing accents, pasting, touch, an empty list, input methods for Chinese or Japanese. Result: a list of decisions.',
      'Test with three combinations, for example NVDA with Firefox, VoiceOver with Safari, TalkBack with Chrome, as far as you have them. Result: a transcript of each.',
      'Compare with a native select and with a datalist. Result: advice on when not to use your component.',
    ],
    acceptanceCriteria: [
      'Every row of the pattern’s keyboard table has a passing browser test.',
      'The number of matches is announced after filtering, once and not for every letter.',
      'Pressing Enter while an input method is composing selects nothing.',
      'The transcripts list what differs, and the guide says which differences were accepted.',
    ],
    resources: [
      documentation('Combobox pattern', 'https://www.w3.org/WAI/ARIA/apg/patterns/combobox/'),
      documentation('ARIA on MDN', 'https://developer.mozilla.org/en-US/docs/Web/Accessibility/ARIA'),
      article('Inclusive components', 'https://inclusive-components.design/'),
    ],
  },
]
